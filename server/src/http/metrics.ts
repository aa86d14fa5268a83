// What the house measures of itself, for Prometheus.

import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Pool } from '../database/pool.js'
import type { Answer } from '../tables/command.js'

export interface SocketMetrics {
  readonly sockets: Pick<Gauge, 'inc' | 'dec'>
  readonly socketsDropped: Pick<Counter<'why'>, 'inc'>
  readonly stepsSent: Pick<Counter, 'inc'>
}

export interface Metrics extends SocketMetrics {
  readonly registry: Registry
  /** Times a command and counts what came of it. */
  command(run: () => Promise<Answer>): Promise<Answer>
  observe(app: FastifyInstance): void
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export const metricsOf = (pool: Pool): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const commands = new Counter({
    name: 'tapete_commands_total',
    help: 'Commands of people, by what came of them',
    labelNames: ['result'],
    registers,
  })
  const refusals = new Counter({
    name: 'tapete_refusals_total',
    help: 'Commands refused, by code',
    labelNames: ['code'],
    registers,
  })
  const latency = new Histogram({
    name: 'tapete_command_seconds',
    help: 'From a command to its answer',
    buckets: SECONDS,
    registers,
  })
  const requests = new Histogram({
    name: 'tapete_http_seconds',
    help: 'HTTP requests, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  new Gauge({
    name: 'tapete_pg_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  return {
    registry,
    sockets: new Gauge({ name: 'tapete_sockets', help: 'Open sockets', registers }),
    socketsDropped: new Counter({
      name: 'tapete_sockets_dropped_total',
      help: 'Sockets the house closed, by reason',
      labelNames: ['why'],
      registers,
    }),
    stepsSent: new Counter({ name: 'tapete_steps_sent_total', help: 'Steps sent to sockets', registers }),
    command: async (run) => {
      const done = latency.startTimer()
      try {
        const answer = await run()
        commands.inc({ result: answer.ok ? (answer.repeated ? 'repeated' : 'done') : 'refused' })
        if (!answer.ok) refusals.inc({ code: answer.refusal.code })
        return answer
      } catch (error) {
        commands.inc({ result: 'failed' })
        throw error
      } finally {
        done()
      }
    },
    observe: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        // The route, not the address: a label for every table would never end.
        const route = request.routeOptions.url ?? 'none'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
  }
}
