/** Phrases about timers: those that exist, and new ones. */

/**
 * `#own` is said with the word timer, `#any` may be the bare name of one; neither names the one that
 * is obviously meant. A word that means two things means what fits the timers there are (rule 5).
 */
export const TIMER_PHRASES = `
#own??all?true: Every Clock|timers
#own: #name Timer|Clock|#label Timer/1|Timer Call #label
#any: #own|#name|time
#any?timers?all?true: Every It?
#for: Call #label
resumeTimer: Resume with? #any|get/set/keep #any going Again?|take #any off hold/pause
pauseTimer: Hold #any|Put #any on hold/pause
pauseTimer?timers: Hold It?|Hold timing
resumeTimer?paused resetTimer: Begin #any Again
resumeTimer?paused: Resume It?|Begin/Resume timing Again?
resetTimer: Reset #any|Reset #any to Origin|Begin #any over Again?|Begin #any from? Origin|Put/set #any Back Origin|Put #own Back
resetTimer?timers: Reset It?
cancelTimer: Cancel #any|Drop #own|~dont need #own anymore?|~dont need #own any more
stopAlarm?rings cancelTimer: Stop/Kill #own|Turn #own off
cancelTimer?timers: Stop timing
timeLeft: ~Howlong Left* Left|~Howlong Left* #own/#name|~Howlong #any Left* Up?|~when #own/#name Come? Up|~is #own/#name Up|~check/read/show/What/how/where #own Status?|~how #name Status|~What Left #own/#name|~What time Left #own/#name?|~#own Status|~time left/remaining #own/#name?
timeLeft?timers: ~how doing time|~Howlong Left* Up?|~What Left
timeLeft??all?true: ~What timers running?
addTime: Add #time to/on/for/in/2 #any|^#any #more|^Extend #any #time|Take #less off/from/of? #any|^Take #any #less
addTime?timers: Put #time on #own
startTimer: set/start/get/Add/Want another? #sec Timer
addTime: ^#more #any
startTimer: ^Clock/time #sec #for?|^#label Timer #sec|^Timer #for #sec|^Timer for #min|^Timer #label #sec|^#sec #label? Timer #for?|^Timer #sec to #words|count down? from? #sec|Begin timing/counting down? from? #sec|set/Begin for? #sec Clock?|Put #sec on Clock|time #label for? #sec|time #label for #min|remind in #sec to? #words|remind/tell to #words in #sec|^in #sec remind/tell to #words|~remind/tell/let/ping/alert/wake know? in/when/after #sec|set/start/make/put/Want new? Timer #for|set alarm
addTime?timers: Take It? off? #less off?|make It #less less/shorter|#less less/off|^#more|^Add #time|^Extend #time|^another #num
resumeTimer?paused startTimer: set/start/make/Put/Want new? #name Timer
startTimer: set/start/make/Put/Want #label Timer
startTimer?long: give #sec
startTimer?addressed: #sec #for?|#label #sec
startStepTimer?stepMinutes startTimer: ^Step? Timer Step?|Turn timer on|Turn on Timer|use Step? Timer Step?|Begin/time Clock/time/timing/It for? Bit?
`
