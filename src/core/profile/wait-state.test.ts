import { expect, test } from 'vitest'
import { pprofBytes, profilesFrom, statesOf } from './profile.testkit.ts'

async function stateOf(stack: string): Promise<string> {
  const samples = [stack, 'runtime.gopark; main.other'].map(each => ({ stack: each, values: [1] }))
  const bytes = pprofBytes({ types: ['goroutine/count'], samples })
  const [profile] = await profilesFrom(bytes)
  return statesOf(profile!)[0]!
}

const FD =
  'runtime.gopark; runtime.netpollblock; internal/poll.runtime_pollWait; internal/poll.(*pollDesc).wait'
const LOCK = 'runtime.gopark; runtime.goparkunlock; runtime.semacquire1; sync.runtime_SemacquireMutex'

test.each([
  ['runtime.gopark; runtime.selectgo; main.serve; main.main', 'select 2'],
  ['runtime.gopark; runtime.block; main.main', 'select (no cases) 2'],
  ['runtime.gopark; runtime.chansend c.go:283; runtime.chansend1 c.go:161; main.f', 'chan send 3'],
  ['runtime.gopark; runtime.chansend c.go:181; runtime.chansend1 c.go:161; main.f', 'chan send (nil chan) 3'],
  ['runtime.gopark; runtime.chanrecv c.go:466; runtime.chanrecv2 c.go:9; main.f', 'chan receive (nil chan) 3'],
  ['runtime.gopark; runtime.chanrecv c.go:583; runtime.chanrecv1 c.go:9; main.f', 'chan receive 3'],
  ['runtime.chansend c.go:283; runtime.chansend1 c.go:161; main.f', 'running 2'],
  ['runtime.gopark; time.Sleep; main.tick', 'sleep 1'],
  [`${LOCK}; sync.(*Mutex).lockSlow; sync.(*Mutex).Lock; main.f`, 'sync.Mutex.Lock 3'],
  [
    `${LOCK}; sync.(*Mutex).lockSlow; sync.(*Mutex).Lock; sync.(*RWMutex).Lock; f.g`,
    'sync.Mutex.Lock (behind a writer) 3',
  ],
  [`${LOCK}; sync.(*Mutex).lockSlow; sync.(*Mutex).Lock; sync.(*Once).doSlow; f.g`, 'sync.Mutex.Lock (Once) 3'],
  [`${LOCK}; sync.(*RWMutex).RLock; main.f`, 'sync.RWMutex.RLock 3'],
  ['runtime.gopark; sync.runtime_Semacquire; sync.(*WaitGroup).Wait; main.f', 'sync.WaitGroup.Wait 1'],
  ['runtime.gopark; sync.runtime_notifyListWait; sync.(*Cond).Wait; main.f', 'sync.Cond.Wait 1'],
  [`${FD}; internal/poll.(*pollDesc).waitRead; internal/poll.(*FD).Accept; main.f`, 'IO wait (accept) 2'],
  [`${FD}; internal/poll.(*pollDesc).waitRead; internal/poll.(*FD).ReadFrom; main.f`, 'IO wait (read) 2'],
  ['runtime.notetsleepg; os/signal.signal_recv; os/signal.loop', 'syscall (signal loop) 1'],
  ['internal/runtime/syscall.Syscall6; syscall.read; main.f', 'syscall 0'],
  ['syscall.syscalln; syscall.syscall6X; syscall.mmap; main.f', 'syscall 0'],
  ['syscall.syscallPtr; syscall.fdopendir; main.f', 'syscall 0'],
  ['syscall.rawsyscalln; syscall.rawSyscall; main.f', 'running 0'],
  ['runtime.sigNoteSleep; os/signal.signal_recv; os/signal.loop', 'syscall (signal loop) 1'],
  [
    'runtime.gopark; runtime.goparkunlock; runtime.semacquire1; runtime.metricsLock; runtime/metrics.Read; f.g',
    'semacquire (runtime metrics) 4',
  ],
  ['runtime.gopark; runtime.main', 'panicwait 1'],
  ['runtime.semacquire1; runtime.metricsLock; runtime/metrics.Read; f.g', 'running 2'],
  ['runtime.gopark; runtime.coroswitch; iter.Pull[...].func2; main.f', 'coroutine (waits in next) 2'],
  ['runtime.corostart', 'coroutine (never started) 0'],
  ['runtime.gopark; runtime.runfinq', 'finalizer wait 1'],
  ['runtime.gopark; runtime.selectgo; main.finalize; runtime.runfinq', 'select 2'],
  ['runtime.systemstack_switch; runtime.stopTheWorld; main.f', 'running 2'],
  ['main.spin; main.main', 'running 0'],
])('%s is %s', async (stack, state) => {
  expect(await stateOf(stack)).toBe(state)
})

test('a known start line decides about nil channels in any version', async () => {
  const [profile] = await profilesFrom(
    pprofBytes({
      types: ['goroutine/count'],
      samples: [
        { stack: 'runtime.gopark; runtime.chansend c.go:181; main.f', values: [1] },
        { stack: 'runtime.gopark; runtime.chansend c.go:283; main.f', values: [1] },
      ],
    }),
  )
  expect(statesOf(profile!)).toEqual(['chan send (nil chan) 2', 'chan send 2'])
})

test('profiles of other kinds have no states', async () => {
  const [profile] = await profilesFrom(
    pprofBytes({ types: ['cpu/nanoseconds'], samples: [{ stack: 'runtime.gopark; main.f', values: [1] }] }),
  )
  expect([profile!.stacks.state, profile!.stacks.plumbing, profile!.states]).toEqual([null, null, []])
})

test('a profile that lost frames of the runtime tells what its leaves tell, and the rest is unknown', async () => {
  const states = async (...stacks: string[]) => {
    const samples = stacks.map(stack => ({ stack, values: [1] }))
    const [profile] = await profilesFrom(pprofBytes({ types: ['goroutine/count'], samples }))
    return statesOf(profile!)
  }
  expect(await states('runtime.selectgo; main.serve; main.main', 'main.query; main.main')).toEqual([
    'select 1',
    'unknown 0',
  ])
  expect(await states('sync.(*WaitGroup).Wait; main.main')).toEqual(['unknown 0'])
  expect(await states('runtime.mallocgc; main.f', 'main.g; main.main')).toEqual(['running 1', 'running 0'])
})
