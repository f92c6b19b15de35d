/** Where a message covers no control: as low as there is room for it. Rectangles in, a place out; no DOM. */

export type Box = { left: number; top: number; right: number; bottom: number }

const GAP = 8

/**
 * The place for a box of this size within `room`, GAP away from everything in `taken`: the lowest, in the
 * first of the columns (left edges) that has one. Null where there is none.
 */
export function freePlace(
  size: { width: number; height: number },
  room: Box,
  columns: readonly number[],
  taken: readonly Box[],
): { left: number; top: number } | null {
  for (const left of columns) {
    const beside = taken.filter(
      (box) => box.right > left - GAP && box.left < left + size.width + GAP,
    )
    const bottoms = [room.bottom, ...beside.map((box) => box.top - GAP)]
    const tops = bottoms
      .filter((bottom) => bottom <= room.bottom)
      .map((bottom) => bottom - size.height)
      .filter((top) => top >= room.top && beside.every((box) => isClear(top, size.height, box)))
    if (tops.length > 0) return { left, top: Math.max(...tops) }
  }
  return null
}

function isClear(top: number, height: number, box: Box): boolean {
  return box.bottom <= top - GAP || box.top >= top + height + GAP
}
