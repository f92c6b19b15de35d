/** Phrases about the session itself: stop, undo, help, finish, loudness. */

/** Meant wherever we listen. */
export const LISTENING_PHRASES = `
stopListening: stop/dont listening/listen It?|Kill Mic|Turn Mic off|Mic off|go to sleep
undo: Undo It?|Undo Last Bit/command/action?|Undo what you did|take/put/change It Back|It was wrong/mistake Undo?|cancel It|~not/isnt/wasnt what say/said/meant/wanted|~didnt mean/say/ask It? do/say/for? It?
help: help|show/open/need help|what can i/you do|~What else? can/do/should say/ask you?|~What Commands you? use/say/know?|^Commands|~show/read what can/you say/do|~how use/talk/work you?
`

export const SESSION_PHRASES = `
stopSpeaking?speaking: It* Hush Hush/It/Talk/there*|Stop/dont Talk Talk/It/Step*
finish: Exit Cooking|Exit recipe|Leave Leave/up? here?|Have Done with? Cooking/recipe? here?|Done with? Cooking/recipe|mark It/recipe as? Done|wrap It? up
volume??direction?"down": ~too/so/not/less Loud|~Talk/make? Much* Soft Much*|~Volume down|~Turn Volume down Much*|~Turn/Take down Volume|~lower/reduce/decrease/less Volume
volume??direction?"up": ~too quiet|~Talk/make? Much* Loud Much*|~speak up Much*|~Volume up|~Turn Volume up Much*|~Turn/Extend/raise up? Volume|~more Volume|~cant hear you
volume?aloud?direction?"up": Turn It up Much?
volume?aloud?direction?"down": Turn It down Much?
speechRate??direction?"faster": ~too Slow|~Talk/go? Much* Fast Much*|~speed It? up Much*
speechRate??direction?"slower": ~Talk/going? too/so/not Fast|~Talk/go? Much* Slow Much*|~slow It? down Much*
`
