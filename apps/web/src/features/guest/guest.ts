import './guest.css'
import { nameLettering } from '@ufaro/render/draw/events.ts'
import { loadFaces } from '#web/studio/preview/load-faces.ts'
import { findFace } from './find-face.ts'
import { createJoining, type Join } from './joining.ts'
import { find, readPageData } from './page-data.ts'
import { isHeic, loadFlyer, readPhoto } from './pictures.ts'
import { createStage } from './stage.ts'

/** User agents of in-app browsers, where saving and sharing may not work. */
const INSIDE = /FBAN|FBAV|Instagram|WhatsApp|; wv\)|Snapchat|TikTok/i
/** One letter of each font subset. Loading a font for them makes both of its files available offline. */
const LETTERS = 'Aẹ'

async function start(): Promise<void> {
  const data = readPageData()
  if (!data.open) return
  const { texts } = data
  const [maker, done, problem] = [find<HTMLFormElement>('maker'), find('done'), find('problem')]
  const [name, photo, zoom] = [
    find<HTMLInputElement>('name'),
    find<HTMLInputElement>('photo'),
    find<HTMLInputElement>('zoom'),
  ]
  const lettering = nameLettering(data.nameStyle.family)
  const [flyer] = await Promise.all([loadFlyer(data.flyerUrl), loadFaces([lettering], LETTERS).catch(() => undefined)])
  const stage = createStage(find('stage'), data, flyer)
  const joining = createJoining(data)
  let link = ''
  let file: File | null = null
  let joinedPhoto = 0
  let photos = 0
  /** Set while a photo is being read. Resolves to true if the photo could be read. */
  let reading: Promise<boolean> | undefined
  let waits = false

  const say = (text: string): void => {
    problem.textContent = text
    problem.hidden = text === ''
  }
  const tell = (text: string): void => {
    find('place').textContent = text
    find('place').hidden = text === ''
  }

  const wishesList = (): boolean => find<HTMLInputElement>('list').checked
  const contactOf = (): Pick<Join, 'contact' | 'consent'> => {
    const contact = (document.getElementById('contact') as HTMLInputElement | null)?.value.trim()
    return contact ? { contact, consent: find<HTMLInputElement>('consent').checked } : {}
  }
  const faultOf = (): string => {
    if (!name.value.trim()) return texts.needName
    if (!stage.hasPhoto()) return texts.needPhoto
    const { contact, consent } = contactOf()
    if (wishesList() && data.contact === 'required' && !contact) return texts.needContact
    return wishesList() && contact && !consent ? texts.needConsent : ''
  }

  const count = (change: 1 | -1): void => {
    data.joined += change
    const shown = document.getElementById('count')
    if (shown) shown.textContent = texts.going.replace('{count}', String(data.joined))
  }

  const join = async (): Promise<void> => {
    const before = joining.number()
    const corrects = before !== undefined && joinedPhoto === photos
    const end = await joining.join({ name: name.value.trim(), ...contactOf() }, corrects)
    if ('later' in end) {
      tell(texts.joinLater)
      window.addEventListener('online', () => void join(), { once: true })
    } else if ('problem' in end) tell(end.problem)
    else {
      tell(texts.joined.replace('{number}', String(end.number)))
      joinedPhoto = photos
      if (end.number !== before && !corrects) count(1)
    }
    find('leave').hidden = joining.number() === undefined
  }

  const take = async (chosen: File): Promise<boolean> => {
    say('')
    try {
      const read = await readPhoto(chosen)
      stage.take(read, await findFace(read))
      photos++
      find('crop').hidden = false
      find('choose').textContent = texts.otherPhoto
      return true
    } catch {
      say(isHeic(chosen) ? texts.heic : texts.notPhoto)
      return false
    }
  }
  photo.addEventListener('change', () => {
    const [chosen] = photo.files ?? []
    photo.value = ''
    if (!chosen) return
    const mine = take(chosen)
    reading = mine
    void mine.then(() => {
      if (reading === mine) reading = undefined
    })
  })
  find('choose').addEventListener('click', () => photo.click())
  stage.onZoom = (value) => {
    zoom.value = String(value)
  }
  zoom.addEventListener('input', () => stage.zoom(Number(zoom.value)))
  name.addEventListener('input', () => {
    stage.say(name.value.trim())
    void loadFaces([lettering], name.value).then(
      () => stage.say(name.value.trim()),
      () => undefined,
    )
  })
  find('list').addEventListener('change', () => {
    find('reach').hidden = !wishesList()
  })

  maker.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (waits) return
    waits = true
    const readable = await (reading ?? true)
    waits = false
    if (!readable) return
    const fault = faultOf()
    say(fault)
    if (fault === texts.needName) name.focus()
    if (fault) return
    try {
      await loadFaces([lettering], name.value).catch(() => undefined)
      const picture = await stage.finish()
      URL.revokeObjectURL(link)
      link = URL.createObjectURL(picture)
      file = new File([picture], `${data.slug}.jpg`, { type: 'image/jpeg' })
      find<HTMLImageElement>('picture').src = link
      find<HTMLAnchorElement>('save').href = link
      const shares = navigator.canShare?.({ files: [file] }) ?? false
      find('share').hidden = !shares
      find('save').classList.toggle('main', !shares)
      find('outside').hidden = !INSIDE.test(navigator.userAgent)
      maker.hidden = true
      find('stage').hidden = true
      done.hidden = false
      done.scrollIntoView({ block: 'start' })
      tell('')
      if (wishesList()) await join()
    } catch {
      say(texts.failed)
    }
  })

  // Some phones share only the text if there is one, so share only the file.
  find('share').addEventListener(
    'click',
    () => void navigator.share({ files: file ? [file] : [] }).catch(() => undefined),
  )
  find('change').addEventListener('click', () => {
    maker.hidden = false
    find('stage').hidden = false
    done.hidden = true
  })
  find('leave').addEventListener('click', async () => {
    const gone = await joining.leave()
    tell(gone ? texts.left : texts.failed)
    find('leave').hidden = gone
    if (!gone) return
    count(-1)
    find<HTMLInputElement>('list').checked = false
  })
  maker.hidden = false
}

void start()
