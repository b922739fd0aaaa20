import { readFileSync } from 'node:fs'
import { sharp } from '../../packages/render/src/node/sharp.ts'

const asUrl = (bytes: Buffer, type: string) => `data:image/${type};base64,${bytes.toString('base64')}`

export const portrait = (): string =>
  asUrl(readFileSync(new URL('../../apps/server/test/assets/portrait.jpg', import.meta.url)), 'jpeg')

const flat = async (width: number, height: number, background: string): Promise<string> =>
  asUrl(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
    'png',
  )

export interface ToolCall {
  name: string
  path: string
  body: object
}

export async function toolCalls(): Promise<ToolCall[]> {
  const photo = portrait()
  const logo = await flat(400, 200, '#0a5')
  const paper = await flat(1600, 1131, '#fff')
  const generate = (name: string, body: object): ToolCall => ({
    name,
    path: '/api/generate',
    body: { prompt: '', productImageDataUrl: photo, ...body },
  })
  return [
    generate('headshot, one look', { mode: 'headshot', options: { attire: 'Corporate' } }),
    generate('product, one shot', {
      mode: 'product',
      options: { aesthetic: 'Marble counter, elegant and cool', shot: 1 },
    }),
    generate('dp, one picture', {
      mode: 'dp',
      prompt: 'A warm halo',
      options: { input: 'prompt', style: 'Golden Hour' },
    }),
    generate('mockup, one scene', {
      mode: 'mockup',
      prompt: 'A mug on a desk',
      productImageDataUrl: logo,
      options: { input: 'prompt', item: 'mug' },
    }),
    {
      name: 'certificates, 100 names',
      path: '/api/certificates',
      body: {
        templateImage: paper,
        names: Array.from({ length: 100 }, (_, n) => `Adébáyọ̀ Ọkafor ${n}`),
        format: 'jpeg',
      },
    },
    {
      name: 'events, one picture',
      path: '/api/events-flyers',
      body: { flyerImage: paper, guestImage: photo, guestName: 'Ada' },
    },
    {
      name: 'copywriter, three texts',
      path: '/api/copy',
      body: { productDescription: 'Shea butter from Ilorin, ₦2,500 a jar, delivered in Lagos' },
    },
    {
      name: 'content script, three scripts',
      path: '/api/content-scripts',
      body: {
        brandName: 'Zuma Fries',
        brandDescription: 'Crisp potato fries made to order',
        targetAudience: 'Students in Abuja',
        duration: '60 seconds',
      },
    },
    { name: 'gif, eight frames', path: '/api/gif', body: { images: Array(8).fill(photo), settings: {} } },
    {
      name: 'flyer, both variants',
      path: '/api/flyers/generate',
      body: { logoImage: logo, content: 'Grand opening on Saturday. Free fries for the first 50 guests.' },
    },
  ]
}
