import { Example } from '#web/studio/samples/example.tsx'
import flyer from '#web/studio/samples/flyer.jpg'
import event from '#web/studio/samples/made/event.webp'
import portrait from '#web/studio/samples/portrait.jpg'

export const EventsExample = () => <Example shape="portrait" given={[flyer, portrait]} made={[event]} />
