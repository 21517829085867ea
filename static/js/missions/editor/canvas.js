// Boards in the workspace: the behaviours of canvas/ are imported here.
