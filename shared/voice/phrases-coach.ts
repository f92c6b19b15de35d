/** Questions to the coach: named, in the shapes of the four quick questions (Spec 2, section 2), or any. */

export const COACH_PHRASES = `
askCoach: Ask Coach #ask|Coach #ask|what do/does/did #topic mean here?|what does it mean when/by? #topic|What meaning #topic|What meant by #topic|~What Use Instead #topic?|~What Use #topic Instead/for/with|~What Use with/if #topic|~What/is good? substitute/alternative/replacement #topic|~can Use #topic Instead/for #topic?|~can Swap #topic|~how know/tell/see if/when/its #topic|~What/how if/about Without #topic|~What do/Use if Without #topic|~Without #topic What/is #topic
askCoach?addressed: Asks #topic
`
