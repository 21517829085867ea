"""Games that people play: each table keeps how its game began and every choice since."""
