import type { StagePack } from '../script-pack.ts'

export const english: StagePack = {
  cast: ['Amaka', 'Tunde', 'Zainab', 'Dayo'],
  places: {
    indoor: 'a bright room indoors',
    office: 'an office with people at work',
    outdoor: 'outdoors, in daylight',
    home: 'a living room at home',
    studio: 'a studio with a plain backdrop',
    retail: 'a shop, between the shelves',
    restaurant: 'a restaurant, at a set table',
    event: 'an event, with guests in the background',
    nature: 'nature, under open sky',
    urban: 'a busy street in the city',
  },
  parts: {
    video_script: ['Opening', 'Middle', 'Ending'],
    social_media: ['Slide 1', 'Slide 2', 'Slide 3'],
    blog_post: ['Introduction', 'Main part', 'Conclusion'],
    ad_copy: ['Headline', 'Body', 'Call to action'],
  },
  films: [
    '[Hold the phone upright|Phone upright, both hands|Lean the phone on a cup], [beside a window|with light from the side|in the shade], and film {film} [for five seconds|twice|from near to far].',
    'Film [hands|a face|the speaker] [close up|at arm’s length|from chest height], [tap the screen to focus|clean the lens first|keep still and breathe out].',
    'Walk [slowly|three steps] [towards|around|past] {film}, [elbows at your sides|phone low|without zoom], [one take|and once back].',
    'Record [the sound of the place|one line at a time|the voice again], [away from the road|with the fan off|near the phone], [ten quiet seconds too|and keep the best].',
    'Take [one wide shot|a still picture|a shot from above] of {film} [as it is|in daylight|without people], [for the first frame|for the cover|to cut to].',
  ],
  shotList: 'Shot list for a phone',
  show: [
    '[Show|We see|Close on|Hold on] {it}, [clearly|for three seconds|in good light].',
    '[The camera finds|Cut to|Stay on] {it}, [well lit|without words|for a moment].',
  ],
  avoid: ['[Leave out|Keep out|Do without]: {it}.', '[Not in this video|Not wanted here]: {it}.'],
  slot: [
    '[In your own words|Tell it in your own words|Here you speak freely|Your own words here][||, half a minute|, short and clear|, from experience]: {it}.',
    '[Now you explain|Here comes your part|Your part][||, in your own words|, half a minute]: {it}.',
  ],
}
