import certificate from './pictures/certificate.webp'
import flyer from './pictures/flyer.webp'
import mug from './pictures/mug.webp'
import post from './pictures/post.webp'
import tote from './pictures/tote.webp'

export interface Picture {
  url: string
  title: string
  text: string
  width: number
  height: number
}

export const PICTURES: readonly [Picture, ...Picture[]] = [
  { url: mug, title: 'Mockup', text: 'A white mug with a café’s logo, on a wooden table', width: 880, height: 880 },
  { url: flyer, title: 'Flyer', text: 'A green business flyer about fresh coffee', width: 622, height: 880 },
  {
    url: post,
    title: 'Social post',
    text: 'A post with a mug in an arch, for a weekend offer',
    width: 704,
    height: 880,
  },
  { url: tote, title: 'Mockup', text: 'A cotton bag with a café’s logo', width: 880, height: 880 },
  {
    url: certificate,
    title: 'Certificate',
    text: 'A certificate of achievement with a Yoruba name',
    width: 880,
    height: 622,
  },
]
