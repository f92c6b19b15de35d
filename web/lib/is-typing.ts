/** Whether somebody is typing text: then letters, with Ctrl or Cmd too, belong to the text. */

/** Everything that takes text; a box to tick, a slider or a button does not. */
const TEXT =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"], [type="button"], [type="submit"], [type="reset"])'

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT) !== null
}
