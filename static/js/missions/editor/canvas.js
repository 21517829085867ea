// The board of what is open: one behaviour a file, all working on what the server says of it.
import "./canvas/facts.js";
import "./canvas/view.js";
import "./canvas/tools.js";
import "./canvas/selection.js";
import "./canvas/overlays.js";
import "./canvas/pieces.js";
import "./canvas/dragging.js";
import "./canvas/moving.js";
import "./canvas/acts.js";
import "./canvas/placing.js";
import "./canvas/painter.js";
import "./canvas/foreseeing.js";
import "./canvas/joining.js";
import "./canvas/cells.js";
import "./canvas/squares.js";
