/** How things are dragged here: by mouse or by a long press; what moved is said in the screen's own words. */

// each of these is one object for good: a new one would draw every dragged thing again
export const MOUSE = { activationConstraint: { distance: 4 } }
export const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } }

const silent = () => undefined
/** The library says nothing: the same words are said for keys, buttons and dragging. */
export const SILENT = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
}
