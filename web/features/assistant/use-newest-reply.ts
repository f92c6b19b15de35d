/** Scrolls a talk to what is new: the start of the newest reply, not its end. */
import { type RefObject, useEffect } from 'react'

/** A question up to this share of the talk's height stays in sight above its answer. */
const SHORT_QUESTION = 0.3

/** `newest` changes with each thing that is said; null while there is nothing to scroll to. */
export function useNewestReply(scroller: RefObject<HTMLElement | null>, newest: string | null) {
  useEffect(() => {
    const list = scroller.current
    const reply = list?.querySelector('[role="log"]')?.lastElementChild
    if (newest === null || !list || !(reply instanceof HTMLElement)) return
    const question = reply.previousElementSibling
    const isShort = question && question.clientHeight <= list.clientHeight * SHORT_QUESTION
    const first = isShort ? question : reply
    const top = first.getBoundingClientRect().top - list.getBoundingClientRect().top
    list.scrollTop += top - parseFloat(getComputedStyle(list).paddingTop)
  }, [scroller, newest])
}
