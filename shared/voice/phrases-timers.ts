/** Phrases about timers: those that exist, and new ones. */

/**
 * `#own` is said with the word timer, `#any` may be the bare name of one; neither names the one that
 * is obviously meant. A word that means two things means what fits the timers there are (rule 5).
 */
export const TIMER_PHRASES = `
#own??all?true: Every Clock
#own: #name Timer|Clock|#label Timer/1|Timer #for
#any: #own|#name|time
#any?timers?all?true: Every It?
#for: Call #label
resumeTimer: Resume with? #any|get/set/keep #any going Again?
pauseTimer: Hold #any|Put #any on hold/pause
pauseTimer?timers: Hold It?
resumeTimer?paused resetTimer: Begin #any Again
resumeTimer?paused: Resume It?|Begin/Resume timing Again?
resetTimer: Reset #any|Begin #any from? over/Origin|Put/set #any Back Origin
resetTimer?timers: Reset It?
~cancelTimer: Cancel #any|Drop #own
stopAlarm?rings cancelTimer: Kill #own|Turn #own off
~timeLeft: Howlong Left* #own/#name|Howlong #any Left* Up?|when/is #own/#name Up|check/read/What/how/where #own Status?|What Left #own/#name|What time Left|time left/remaining #own/#name?|#own Status
~timeLeft?timers: Howlong Left* Up?
^addTime: Add #time to/on/for/2 #any|Take #less off? #any|#any #more|Extend #any #time|Take #any #less|#more #any
^startTimer: Clock/time #sec #for?|#label Timer #sec|Timer #for #sec|#sec #label? Timer #for?
~startTimer: time #label #sec|remind in #sec to? #words?|remind to #words in #sec|tell/let know? in/when #sec
^addTime?timers: Take off? #less off?|#more|Add #time|Extend #time
startTimer: start #label Timer|start Timer #for
startTimer?addressed: #sec
^startStepTimer?stepMinutes startTimer: Step? Timer Step?|Turn Timer on|Begin/time Clock/time/timing/It Bit?
`
