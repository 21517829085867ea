"""`.fireteam` files: a zip with the document as readable JSON, the art and the credits; the engine reads it too."""
