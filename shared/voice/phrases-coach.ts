/** Questions to the coach: named, in the shapes of the four quick questions (Spec 2, section 2), or any. */

export const COACH_PHRASES = `
askCoach: ask? Coach #ask
~askCoach: what do #topic mean|What use instead #topic?|What/is good? substitute #topic|can Swap #topic|can use #topic instead #topic?|how know/tell if/when/its #topic|What if Without #topic
askCoach?addressed: Asks #topic
`
