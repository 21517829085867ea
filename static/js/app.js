// Every behaviour that belongs on every page. Each finds its elements by data- attributes.
import "./copy.js";
import "./dialogs.js";
import "./form-faults.js";
import "./missions/board-places.js";
import "./request-errors.js";
import "./scheme.js";
import "./tabs.js";
import "./time-zone.js";
import "./toasts.js";
