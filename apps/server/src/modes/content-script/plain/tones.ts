import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Rule } from '../../words/grammar.ts'
import type { Tone } from '../wishes.ts'

/** Lines for tones that the user asked for, except jokes, which are in each TradePack. */
export const SAID: Readonly<Partial<Record<Tone, readonly Rule[]>>> = {
  slang: [
    '[No dulling|Sharp sharp|Oya|Omo|Abeg], [ask your questions now now|no long thing, no story|make you no carry last|e no hard like that], [my guy|my people|no be lie|you grab].',
    '[E get why|Na so e be|You sabi how e dey go|See ehn], [cheap thing fit cost pass|who ask no dey lose road|better thing no dey hide], [no cap|I dey tell you|on God].',
  ],
  local: [
    '[From Ojuelegba to Wuse|From Aba to Zaria|From Bodija to Sabon Gari|From Oshodi to Onitsha|From Warri to Yola], [everybody asks the same questions|we all know the matter|people want the same clear answer][||, any day|, no be lie].',
  ],
  culture: [
    '[Our elders say|As our mothers say|As grandma used to say|There is a saying]: [the one who asks the way does not get lost|one hand cannot lift a load to the head|a good name is better than gold|you greet before you ask|rain does not fall on one roof alone][||, and it is true|, think about it].',
  ],
  game: [
    '[Quiz|Small game|Question for the comments|Challenge]: [what would you ask first|which of these points is new to you|who in your house knew this already|which friend needs this most]? [Write it below|Count to three and say it|Tag that person|Say it aloud].',
  ],
  budget: [
    '[For a tight month|For a small budget|If money is tight|With a careful purse]: [ask for the total first|say your figure openly|ask what can wait|compare like with like], [then plan|then decide|and nothing surprises you].',
  ],
}

/** Introduces a piece of advice if the user asked for an educational script. */
export const LESSON: Rule =
  '[Learn this one|Lesson of the day|Take this lesson home|Write this one down|One thing to learn|Today you learn this]:'

const NOTE = '[Tone|Voice|Delivery|How to speak]'
export const NOTED: Readonly<Partial<Record<Tone, readonly Rule[]>>> = {
  heart: [
    `${NOTE}: [warm and honest|soft, from the heart|quiet, with feeling], [slower on the last line|a pause before the figures|eyes on the camera].`,
  ],
  professional: [
    `${NOTE}: [calm and exact|clear and steady|sure, without hurry], [one point at a time|hands still|plain background].`,
  ],
  youth: [
    `${NOTE}: [light and quick|young and lively|as among friends], [cut on every line|movement in each shot|street sound low behind].`,
  ],
  family: [
    `${NOTE}: [kind and patient|clean words, warm voice|as at the family table], [children may be in the picture|for old and young|a smile at the end].`,
  ],
  luxury: [
    `${NOTE}: [few words, slow pictures|quiet and elegant|low voice, long shots], [one thing in the picture|soft light|no loud music].`,
  ],
  inspiring: [
    `${NOTE}: [hopeful|bright and steady|encouraging], [music that rises at the end|chin up, open hands|a breath before the first word].`,
  ],
  casual: [
    `${NOTE}: [relaxed|the way you talk every day|as in a video call], [no reading from paper|phone in hand|with a smile].`,
  ],
}

export const MOODS: Readonly<Record<ContentScriptRequest['contentStyle'], readonly Rule[]>> = {
  dramatic: [
    '[Slow push towards the face|Start close, on the eyes|One long look into the camera|Still picture, nobody moves], [two seconds before the first word|and one breath first|no other sound|then the first word].',
  ],
  funny: [
    '[A very serious face|A raised eyebrow|A big smile|A face that tries not to laugh], [a short pause after each joke|close up|looking straight into the camera|then a quick cut].',
  ],
  professional: [
    '[Clean picture|Plain background|Steady picture|Phone on a stand], [the speaker in the middle|at eye level|looking straight into the camera|light from the front].',
  ],
  inspirational: [
    '[Warm, soft light|Soft light from one side|A calm face|A quiet moment first], [slow and steady movement|a smile before the first word|one calm breath first|nobody hurries].',
  ],
  casual: [
    '[Phone in hand|As in a video call|Close and friendly|Relaxed, as among friends], [natural light|with a smile|no reading from paper|the way you talk every day].',
  ],
}
