/** Phrases about the session itself: stop, undo, help, finish, answers, loudness, the coach. */
import { type Meaning, type Rule, rule } from './grammar.ts'
import type { Command, VoiceContext } from './intents.ts'

const plain =
  (command: Command): Meaning =>
  () =>
    command

const only =
  (isSo: (context: VoiceContext) => unknown, command: Command): Meaning =>
  (_, { context }) =>
    isSo(context) ? command : null

/** 'Turn it down' is about the hob, unless the app was addressed or is the one that is heard. */
const aloud =
  (direction: 'up' | 'down'): Meaning =>
  (_, { context, isAddressed }) =>
    isAddressed || context.speaking ? { intent: 'volume', slots: { direction } } : null

const FINISH: Command = { intent: 'finish', slots: {} }
const CONFIRM: Command = { intent: 'confirm', slots: {} }
const DENY: Command = { intent: 'deny', slots: {} }
const STOP_ALARM: Command = { intent: 'stopAlarm', slots: {} }
const STOP_SPEAKING: Command = { intent: 'stopSpeaking', slots: {} }

const isRinging = (context: VoiceContext) => context.alarmRinging
const isYesNo = (context: VoiceContext) =>
  context.pending === 'finish' || context.pending === 'cancelAll'

/** Short words that silence a ringing timer; in wake mode they need no phrase (voice, rule 2). */
export const ALARM_PHRASES: readonly Rule[] = [
  rule(
    [
      '(stop|okay stop|enough|okay|silence|quiet|shut up|be quiet|hush|shush|off|dismiss|stop it|stop that|stop now|got it|thanks|thank you|okay thanks|okay thank you|thats enough|okay okay|okay got it|all right|alright|i hear you|i heard you|i heard it|i know|stop stop|stop stop stop|yes okay|okay enough|im coming|mute|mute it|cut it out|knock it off|zip it|enough already|stop please)',
      '(turn|switch|shut) (it|that|the alarm|the noise|the sound|the beeping|this|the ringing|that thing|that noise|this thing) off',
      '(turn|switch|shut) off [@the] (alarm|noise|sound|beeping|ringing|buzzer|bell)',
      '(turn|switch|shut) (it|that) up',
      '(stop|silence|dismiss|mute|kill|cancel|quiet|end|clear|cut|shut off|shush|hush|quit) [@the] [<timer>] (alarm|noise|beeping|ringing|sound|buzzer|buzzing|bell|beep|ring|racket|din)',
      '(stop|quit) (beeping|ringing|buzzing|that noise|it ringing|making that noise|the noise|going off)',
      '(stop|silence|dismiss) [@the] <timer>',
      '(okay|yes|yeah) (i hear you|i heard you|i heard it|got it|stop|thats enough|enough|im coming)',
      '(alarm|alarms) (off|stop)',
      'make (it|that) stop',
    ],
    only(isRinging, STOP_ALARM),
  ),
]

/** Answers to a question just asked; meaningless without one (voice, rule 13). */
export const ANSWER_PHRASES: readonly Rule[] = [
  rule(
    [
      '(yes|yeah|yep|yup|aye|sure|okay|confirm|confirmed|correct|right|definitely|absolutely|certainly|affirmative|indeed|fine|ya|yah|yer|yet|yas) [yes|yeah|please|sure|thanks|of course|go ahead|do it|do that|i am|im sure|it is|finish|exit|all of them|cancel them|cancel them all|thats right|correct|i do|definitely|chef|thank you|mate|go on|absolutely]',
      '(do it|do that|do so|go ahead|go for it|of course|please do|thats right|thats correct|im sure|i am|i do|go on|go on then|sounds good|you bet|why not|by all means|very sure|for sure|lets do it|lets do that|i am sure|all of them|thats fine|uh huh|mm hmm|mhm|yes yes|of course yes|i said yes|too right|alright then|all right|alright)',
    ],
    only(isYesNo, CONFIRM),
  ),
  rule(
    [
      '(finish|exit|end it|quit|leave|finish up|finish it|exit cooking|finish cooking|im done|im finished|we are done|were done)',
    ],
    only((context) => context.pending === 'finish', CONFIRM),
  ),
  rule(
    [
      '(cancel them|cancel them all|cancel all|cancel all of them|stop them all|stop them|cancel everything|all of them)',
    ],
    only((context) => context.pending === 'cancelAll', CONFIRM),
  ),
  rule(
    [
      '(no|nope|nah|na|negative|nay|know|now|noo) [no|thanks|thank you|dont|not yet|dont do that|wait|stop|cancel|keep going|carry on|sorry|keep them|im not|i dont|chef|never mind|nope|stay|dont finish|leave them|keep cooking|its fine|keep it|mate|not now|absolutely not|way]',
      '(dont|do not|not yet|not now|never mind|nevermind|cancel|cancel that|wait|hold on|forget it|forget that|leave it|leave them|keep going|keep cooking|keep them|keep it|stay|stay here|carry on|no way|stop|go back|dont do it|dont do that|dont bother|absolutely not|please dont|of course not|not really|id rather not|i said no|not today|continue|back|abort|continue cooking|dont finish|leave it running|leave them running|keep them running|keep them going|dont exit|dont cancel|dont cancel them|im not done|im not finished|not finished|still cooking|definitely not|uh uh)',
    ],
    only((context) => context.pending, DENY),
  ),
  rule(
    [
      '[about|for|make it|lets say|say|set it for|set it to] <seconds> [from now|then|for [@the] <label>]',
      '[about|for|make it|lets say|say|set it for|set it to] <n> [then]',
    ],
    ({ seconds, n, label }, { context }) => {
      const length = seconds ?? (n === undefined ? 0 : Math.round(n * 60))
      return context.pending === 'duration' && length > 0
        ? { intent: 'startTimer', slots: label ? { seconds: length, label } : { seconds: length } }
        : null
    },
  ),
]

export const SESSION_PHRASES: readonly Rule[] = [
  rule(
    [
      '(stop|quit) (listening|hearing|hearing me) [to me|to us|in]',
      '(dont|do not) listen [to me|anymore|any more|to us|now]',
      '(turn|switch|shut) [the] (voice|voice control|voice mode|hands free|handsfree|hands free mode|microphone|yourself|listening|voice commands|voice recognition|speech recognition) off',
      '(turn|switch|shut) off [the] (voice|voice control|voice mode|hands free|handsfree|hands free mode|microphone|listening|voice commands|voice recognition|speech recognition)',
      '(microphone|voice|voice control|hands free|handsfree|listening) off',
      '(mute|kill|disable|stop) [the|your] (microphone|voice control|hands free|handsfree|voice commands|hands free mode)',
      '(go to sleep|sleep|go to sleep now|mute yourself|you can stop listening|you can go to sleep|deactivate|no more listening|end voice control|end hands free|stop voice|exit hands free|leave hands free|exit voice mode)',
    ],
    plain({ intent: 'stopListening', slots: {} }),
  ),
  rule(
    [
      '(stop|stop it|stop that|enough|thats enough|okay stop|okay enough|okay thanks|okay thank you|thats fine|got it|okay got it|silence|quiet|hush|shush|mute|shut it|zip it|cut it out|be silent|stop there|stop now|no more|pipe down|i know|i know that|i got it|okay i got it|thats enough now|okay thats enough)',
      '(stop|quit|dont) (talking|speaking|reading|reading it|reading that|reading aloud|reading out loud|reading out|reading to me|reading this|reading the step|reading the steps|chatting|narrating|saying that|reading the ingredients)',
      '(be quiet|shut up|keep quiet|quieten down|quiet down|hush up|hush now|stop your talking|please be quiet|be quiet now|no talking|silence now|no more talking|you can stop talking|you can stop reading|you can stop now|you can stop|dont read it|shut your mouth)',
    ],
    only((context) => context.speaking, STOP_SPEAKING),
  ),
  rule(
    [
      '(undo|undo it|undo that|undo this|undo the last one|undo last|undo the last thing|undo the last command|undo what you just did|undo last action|undo my last command|do undo|please undo|oops undo|oops undo that|no undo that|no undo|wait undo that|wait undo|undo again|undue|undue that|and do|undid)',
      '(take that back|scratch that|strike that|revert|revert that|reverse that|put it back|put that back|put it back how it was|change it back|change that back|cancel that|never mind that|that was wrong|thats wrong|thats wrong undo|that was a mistake|that was an accident)',
      '[oops|no|sorry|wait] (thats not what i (said|meant|asked|wanted|asked for)|that wasnt what i (said|meant|asked|wanted|asked for)|i didnt (say|mean|want|ask for) that|i did not (say|mean|want|ask for) that|not that|i didnt mean to do that|didnt mean that|that was not what i (said|meant|wanted))',
      '(oops|whoops) [undo|take that back|go back|not that|sorry|wrong one]',
    ],
    plain({ intent: 'undo', slots: {} }),
  ),
  rule(
    [
      '(help|voice help|show help|help menu|open help|show me help|help please|i need help|help me|help me out|get help)',
      'what (can|do|could|should|might) (i|we) (say|ask|say to you|ask you|ask for|say here|tell you|do here|say now|ask you to do|do by voice|do with my voice|tell you to do)',
      'what (can|do|else can) you (do|understand|know|do for me|listen for|respond to|answer|hear)',
      'what else can i (say|ask)',
      'what are [all] [the|my|your] [voice] (commands|options|voice commands|choices|instructions for voice)',
      '(what|which) [voice] (commands|things|words|phrases) (can i use|can i say|are there|do you know|do you understand|work|can i give|can i ask|do i have|are available|can i give you)',
      '(show|list|read|tell|give|show me|tell me|give me|read me|open|read out|list out) [me] [all] [of] [the|your|my] [voice|available] (commands|command list|options|help|list of commands|what i can say)',
      '(voice commands|command list|list of commands|commands)',
      'how (do|does|can) (i|this|it|you|we) (use this|work|use voice|use the voice|control this|talk to you|use hands free|use the voice commands|use you)',
      '(tell|show) me what i can (say|ask|do)',
    ],
    plain({ intent: 'help', slots: {} }),
  ),
  rule(
    [
      '(exit|leave|close|quit|end|finish|stop|turn off|get out of|come out of|get me out of|take me out of|switch off|exit out of|shut down) [@the] (cooking mode|cooking|cook mode|cooking session|recipe mode|cook|kitchen mode|session|cookery mode)',
      '(finish|finished|quit|exit|finish up|finish and exit|finish cooking now|end cooking|all finished|finish here|end|exit now|quit now)',
      '(im|i am|were|we are|were all|im all) (finished|done) [with] (cooking|the recipe|this recipe|the whole thing|the cooking|with cooking|everything|here|it all)',
      '(im|i am|were|we are|were all|im all) (finished|all done|all finished|done cooking)',
      '(ive|i have|weve) (finished|done) [the] [cooking|recipe|everything|it all|the lot|here]',
      '(done|finished) cooking',
      '(end|finish|complete|close|exit|quit|leave) (the|this) recipe',
      '(thats it|thats everything|all done|thats us) (im|were) (done|finished)',
      '(cooking|the cooking|the recipe|the dish|dinner) is (done|finished|complete|over)',
      '(wrap up|wrap it up|lets finish|lets finish up|lets wrap up|lets exit|mark it as finished|mark the recipe as done|mark as done|cooking complete|cooking finished|recipe finished|recipe complete|recipe done)',
    ],
    plain(FINISH),
  ),
  rule(
    [
      '(louder|much louder|a bit louder|bit louder|a little louder|speak up|speak up a bit|talk up|volume up|sound up|turn up|more volume|a little bit louder|louder louder|i cant hear you|i cant hear|cant hear you|too quiet|its too quiet|thats too quiet|youre too quiet|make it louder|make it a bit louder|be louder)',
      '(speak|talk|say it|read|read it|go|be|make it|make yourself) [a bit|a little|much|a little bit] louder',
      '(turn|put|crank|bump|pump) (the volume|the sound|yourself|your volume|your voice|volume|sound) up [a bit|a little|more|a notch]',
      '(turn up|raise|increase|crank up|up|put up|bump up) [the|your] (volume|sound|voice) [up|a bit|a little]',
    ],
    plain({ intent: 'volume', slots: { direction: 'up' } }),
  ),
  rule(['(turn|crank|bump) it up [a bit|a little|a notch]'], aloud('up')),
  rule(['(turn|bring) it down [a bit|a little|a notch]'], aloud('down')),
  rule(
    [
      '(quieter|much quieter|a bit quieter|bit quieter|a little quieter|softer|volume down|sound down|turn down|less volume|not so loud|too loud|its too loud|thats too loud|youre too loud|less loud|a bit softer|a little bit quieter|keep it down|make it quieter|make it softer|lower|lower volume|be quieter)',
      '(speak|talk|say it|read|read it|go|be|make it|make yourself) [a bit|a little|much|more|a little bit] (quieter|softer|quietly|softly|more quietly|more softly)',
      '(turn|put|bring) (the volume|the sound|yourself|your volume|your voice|volume|sound) down [a bit|a little|more|a notch]',
      '(turn down|lower|reduce|decrease|bring down|drop) [the|your] (volume|sound|voice) [down|a bit|a little]',
    ],
    plain({ intent: 'volume', slots: { direction: 'down' } }),
  ),
  rule(
    [
      '(slower|slow down|much slower|a bit slower|bit slower|a little slower|more slowly|slow it down|slow down a bit|slow down a little|too fast|thats too fast|youre too fast|youre going too fast|youre talking too fast|not so fast|slow it down a bit|slowly|slow up|slower please|a bit more slowly|its too fast|go easy)',
      '(speak|talk|say it|read|read it|go|be|read out|read that|say that) [a bit|a little|much|more|a little bit|a bit more] (slower|slowly|more slowly|slow)',
      '(dont|do not) (speak|talk|read|go) so (fast|quickly)',
      '(slow|reduce|decrease|lower) (your|the) (speech|voice|speed|reading|talking|speaking speed|reading speed|speech rate|rate|speech speed|pace) [down]',
    ],
    plain({ intent: 'speechRate', slots: { direction: 'slower' } }),
  ),
  rule(
    [
      '(faster|speed up|much faster|a bit faster|bit faster|a little faster|more quickly|quicker|a bit quicker|speed it up|speed up a bit|too slow|thats too slow|youre too slow|hurry up|youre talking too slowly|youre going too slow|speed it up a bit|its too slow|speed up a little)',
      '(speak|talk|say it|read|read it|go|be|read out) [a bit|a little|much|more|a little bit|a bit more] (faster|quickly|more quickly|quicker|fast)',
      '(increase|raise|up) (your|the) (speech|voice|speed|reading|talking|speaking speed|reading speed|speech rate|rate|speech speed|pace)',
      'speed (your|the) (speech|voice|reading|talking) up',
    ],
    plain({ intent: 'speechRate', slots: { direction: 'faster' } }),
  ),
]
