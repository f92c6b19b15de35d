/** What is obeyed without the wake phrase: words that silence an alarm, answers to a question. */

/**
 * Only while a timer rings: words that hush, among words about the noise (voice, rules 2 and 3). The
 * rest is meaningless without a question (rule 13).
 */
export const ANSWER_PHRASES = `
^stopAlarm?alarmRinging: i* Hush/Okay/Thanks/dismiss/cancel/end/hear/got Alarm/you*|Turn off|Alarm? off
confirm?cancelAll: cancel? Every It?|cancel It
deny?pending: No No/Mind*
confirm?finish confirm?cancelAll: Sure Sure*
confirm?finish: Leave|Have Done
startTimer?duration: about/for/say? #time|make/say? It? #num
`
