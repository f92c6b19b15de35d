/** What is obeyed without the wake phrase: words that silence an alarm, answers to a question. */

/**
 * Only while a timer rings: words that hush, among words about the noise (voice, rules 2 and 3). The
 * rest is meaningless without a question (rule 13).
 */
export const ANSWER_PHRASES = `
stopAlarm?alarmRinging: ^Alarm/i* Hush/Okay/Thanks/dismiss/cancel/kill/end/hear/got Alarm/you*|^Turn Alarm? off|Alarm? off
confirm?cancelAll: cancel/stop? Every It?|cancel It
deny?pending: No No/Mind*
confirm?finish confirm?cancelAll: Sure Sure/It/Leave*
confirm?finish: Leave|Have Done
startTimer?duration: about/for/make/say? It? #time #for?|make/say/do? It? #num #for?
#for: Call #label
`
