/** Phrases about the session itself: stop, undo, help, finish, loudness. */

/** Meant wherever we listen. */
export const LISTENING_PHRASES = `
stopListening: stop/dont listen|Kill Mic|Turn Mic off|Mic off
~undo: Undo It?|Undo last Bit/command/action?|take/put It Back|not what said/meant|didnt mean/say
help: show/open? help|what can you do
~help: What else? can/do say/ask you?|What Commands use/say?|how use/work
^help: Commands
`

export const SESSION_PHRASES = `
stopSpeaking?speaking: Hush It/Talk*
finish: Exit Cooking/recipe|Leave Leave/up?|Have Done with? Cooking/recipe?
volume?aloud?direction?"up": Turn It up
volume?aloud?direction?"down": Turn It down
~volume??direction?"down": too/not loud|Talk? Much* Soft|Turn? Volume down
~volume??direction?"up": Talk/make? Much* loud|speak up|Volume up|Turn/Extend Volume
~speechRate??direction?"faster": too slow|Talk/go? Much* fast|speed up Much*
~speechRate??direction?"slower": Talk/going? too/not fast|Talk? Much* slow|slow down Much*
`
