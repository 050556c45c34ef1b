import type { AdviceWords } from '#core/share/words.ts'

export const adviceEn: AdviceWords = {
  look: {
    send: 'Nobody receives. Find who should, and why it returned early: an error path, a timeout, a cancelled context. A buffer of one lets a single late result go; otherwise send in a select with ctx.Done().',
    receive:
      'Nobody sends and nobody closes. Close the channel when the last sender is done, or receive in a select with ctx.Done().',
    'nil-channel':
      'This can never go on: the channel is nil, or the select has no case. Look for a channel that was never made.',
    select:
      'None of the cases happens. Look for the one that should end it: a context that nobody cancels, a Stop or Close that nobody calls.',
    lock: 'Somebody holds the lock. Find the goroutine that is inside it, often one alone in another state, or a return without Unlock.',
    'wait-group':
      'Done was called less often than Add. Look at what the others wait for: they are the cause, this one is their victim.',
    cond: 'Nobody signals. Look for an end of the loop that does not Broadcast.',
    io: 'The other end is silent. Set deadlines and timeouts, close bodies and connections on every path.',
    sleep:
      'A loop that sleeps and has no end. Give it a context or a stop channel, and start it once instead of once per call.',
    memory:
      'Somebody keeps what was allocated here. Look for a map, slice or cache that only grows, a global list, or goroutines that hold it: a goroutine profile of the same moment tells.',
    other: 'Look at the stack for what should end this wait, and who should do it.',
  },
  next: {
    second: 'Take a second capture at least five minutes later: growth is what tells.',
    longer: 'Take the captures at least five minutes apart.',
    debug2: 'Capture with ?debug=2: it tells ids and ages, so what stays is told from what comes and goes.',
    idle: 'Let the load go back to idle before the second capture: leaks stay, work in flight goes.',
    third: 'Take a third capture later: what leaks goes on growing, a pool or a cache stays once it is full.',
    proof: 'With Go 1.27 or later, /debug/pprof/goroutineleak proves it.',
    gc: 'Capture with ?gc=1: memory that the next collection would free looks kept.',
  },
  title: 'What to do',
  perMinute: 'per minute',
  stacks: 'of stacks at least',
}
