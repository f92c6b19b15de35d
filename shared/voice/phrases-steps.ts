/** Phrases that move through the steps or ask where we are. */

/** What says more stands before what says less; 'go back' closes a drawer that covers the step (rule 4). */
export const STEP_PHRASES = `
scroll??direction?"up": Scroll Back? up|page up
scroll??direction?"down": Scroll down? Bit?|page down|further down
resumeTimer?paused: Begin It? Again
^closePanel?panel: Back Step?
^firstStep: Origin|restart recipe?|Begin recipe? over/Again
^goToStep?silent: Step number? #step
goToStep?silent: #at Step
~goToStep: What Step #at say?
^previous: Back Last? Bit|previous Bit?|Bit before|Back #count Step?|#count Step Back
previous: Go? Back|What was Last Step
^lastStep: What? Last Step|go/skip/jump/take Last/end
^next: Fwd/skip #count Step?|Next Bit?
next: Onward|skip Bit?|Done Next Bit?
^goToStep?silent: go/show #at Step
repeat: whats Step|come? Again|pardon
~repeat: repeat Bit?|Read/Say Bit? Again|Read current? Step|Read out|What was It|What did/does you/It/Step say|didnt hear/catch It
~whichStep: is Last Step|What number? Step|where am/are/was/have/did i/we got/get? recipe?|Many more? Step Left* recipe?
~whatNext: What Come* Next/after Bit?|then What
`
