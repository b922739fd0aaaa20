import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { traceSql } from './trace-sql.ts'
import { type OpenSpan, setTracing } from './tracing.ts'

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}

export function startOpenTelemetry(endpoint: string, service: { role: string; version: string }) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'ufaro',
      'service.version': service.version,
      'ufaro.role': service.role,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('ufaro')
  const inHand = new AsyncLocalStorage<Span>()

  const contextOf = (parent: string | undefined) => {
    const held = inHand.getStore()
    if (held) return trace.setSpan(ROOT_CONTEXT, held)
    const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(parent ?? '') ?? []
    if (!traceId || !spanId) return ROOT_CONTEXT
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true })
  }

  setTracing({
    start(name, { kind = 'internal', attributes, parent }): OpenSpan {
      const span = tracer.startSpan(name, { kind: KINDS[kind], ...(attributes && { attributes }) }, contextOf(parent))
      return {
        set: (more) => void span.setAttributes(more),
        end(failed = false) {
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
        within: (work) => inHand.run(span, work),
      }
    },
    traceparent() {
      const held = inHand.getStore()?.spanContext()
      return held && `00-${held.traceId}-${held.spanId}-01`
    },
  })
  const restoreSql = traceSql(() => inHand.getStore() !== undefined)

  return async () => {
    setTracing(undefined)
    restoreSql()
    await provider.shutdown()
  }
}
