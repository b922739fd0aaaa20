import { drawCard, drawListPage } from '@ufaro/render/node/price-list/draw-list.ts'
import { serveThread } from '../../infra/threads/serve-thread.ts'
import type { Printed, PrintOrder } from './printer.ts'

serveThread<PrintOrder, Printed, never>((order) => (order.kind === 'card' ? drawCard(order) : drawListPage(order)))
