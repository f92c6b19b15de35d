/** Phrases that move through the steps or ask where we are. */

/** What says more stands before what says less; 'go back' closes a drawer that covers the step (rule 4). */
export const STEP_PHRASES = `
resumeTimer?paused: Begin It? Again
closePanel?panel: ^Back Step/Cooking?
firstStep: ^Origin|^restart recipe?|^all way Back|Begin recipe? over/Again Again?|Begin It/everything? from? Origin|Begin It/everything over/Again
goToStep?silent: ^Step number? #step Again*|^repeat Step #step|^go/show/read #nth Step|#nth Step|im/were on/at Step #step
goToStep: ~What Step #at say?|~What #nth Step
previous: ^Back Bit|^Previous Bit?|^Back Last Bit|^Bit before|^Back #count Step?|^#count Step Back|^#count Back|Go? Back|~What was Last Bit|~What Previous Bit say?|~What Bit before|~What? did Last Bit say
lastStep: ^Last Step|^go/skip/jump/take/move Last/end Bit? recipe?|~What Last Step
next: ^Next #count Step|^skip #count Step|^Fwd #count Step?|^#count Step Fwd|^Next Bit?|Onward|skip past? Bit?|Have? Done with? Bit|Have? Done Next Bit?|Bit is? Done
repeat: what Step Again|whats Step|^repeat Bit?|^repeat what you said|^Read Bit? Again|^Say Bit? Again|^Read current? Step|^Read out|Again|come Again|pardon|i? missed It|~What was It|~What did/does you/It/Step say|~didnt hear/catch/get It|~What do now|~What supposed Come?
whichStep: ~What Step number?|~What number Step?|~where am/are/was/were/have/did i/we got/get? recipe?|~Many more? Step Left/remaining* recipe?|~how far along/through? recipe?|~current Step|~Last Step
whatNext: ~What Come* Next Bit?|~What Come? after Bit?|~What Bit after|~What coming|~What now|then What
`
