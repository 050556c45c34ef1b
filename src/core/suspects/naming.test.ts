import { describe, expect, it } from 'vitest'
import { suspectsOf } from './stacks.testkit.ts'

const CONC = 'github.com/sourcegraph/conc'
const SINGLE = 'golang.org/x/sync/singleflight'
const HTTP = 'net/http.(*conn).serve net/http.serverHandler.ServeHTTP'
const GIN = 'github.com/gin-gonic/gin'
const CHI = 'github.com/go-chi/chi/v5'
const FAST = 'github.com/valyala/fasthttp'

/** Stacks as Go 1.26 printed them. */
const STACKS: readonly (readonly [through: string, stack: string, name: string])[] = [
  ['errgroup', 'golang.org/x/sync/errgroup.(*Group).Go.func1 main.main.func1 main.load', 'main.load'],
  [
    'errgroup.Wait',
    'main.main.func1 main.load golang.org/x/sync/errgroup.(*Group).Wait sync.(*WaitGroup).Wait',
    'main.load',
  ],
  ['WaitGroup.Go', 'sync.(*WaitGroup).Go.func1 main.main.func3 main.load', 'main.load'],
  [
    'conc',
    `${CONC}.(*WaitGroup).Go.func1 ${CONC}/panics.(*Catcher).Try main.main.func4 main.load`,
    'main.load',
  ],
  [
    'pools of conc',
    `${CONC}.(*WaitGroup).Go.func1 ${CONC}/panics.(*Catcher).Try ${CONC}/pool.(*Pool).worker ${CONC}/pool.(*ContextPool).Go.(*ErrorPool).Go.func2 ${CONC}/pool.(*ContextPool).Go.func1 main.main.func5 main.load`,
    'main.load',
  ],
  ['ants', 'github.com/panjf2000/ants/v2.(*goWorker).run.func1 main.main.func6 main.load', 'main.load'],
  ['pprof.Do', 'runtime/pprof.Do main.main.func7 main.load', 'main.load'],
  ['sync.Once', 'sync.(*Once).Do sync.(*Once).doSlow main.main.func8 main.load', 'main.load'],
  ['context.AfterFunc', 'context.(*afterFuncCtx).cancel.func1 main.main.func9', 'main.main.func9'],
  ['time.AfterFunc', 'time.goFunc main.main.func10', 'main.main.func10'],
  [
    'singleflight',
    `${SINGLE}.(*Group).Do ${SINGLE}.(*Group).doCall ${SINGLE}.(*Group).doCall.func2 main.main.func11 main.load`,
    'main.load',
  ],
  ['waiters of singleflight', `main.serve main.load ${SINGLE}.(*Group).Do sync.(*WaitGroup).Wait`, 'main.load'],
  ['generic adapters', 'main.Adapt[...] main.load', 'main.load'],
  ['loops over functions', 'main.load main.each.func1 main.load-range1', 'main.load-range1'],
  ['sorting', 'main.load slices.SortFunc[...] slices.pdqsortCmpFunc[...] main.load.func1', 'main.load.func1'],
  ['wrappers of go statements', 'main.main.gowrap1 main.(*svc).load', 'main.(*svc).load'],
  ['wrappers of deferred calls', 'main.serve main.serve.deferwrap1 main.(*svc).load', 'main.(*svc).load'],
  ['deferred calls while panicking', 'main.load panic main.load.func1', 'main.load.func1'],
  ['net/http', `${HTTP} net/http.HandlerFunc.ServeHTTP main.main.func13 main.load`, 'main.load'],
  [
    'gin',
    `${HTTP} ${GIN}.(*Engine).ServeHTTP ${GIN}.(*Engine).handleHTTPRequest ${GIN}.(*Context).Next ${GIN}.CustomRecoveryWithWriter.func1 ${GIN}.(*Context).Next main.main.func14 main.load`,
    'main.load',
  ],
  [
    'echo',
    `${HTTP} github.com/labstack/echo/v4.(*Echo).ServeHTTP github.com/labstack/echo/v4.(*Echo).add.func1 main.load`,
    'main.load',
  ],
  [
    'chi',
    `${HTTP} ${CHI}.(*Mux).ServeHTTP ${CHI}/middleware.Recoverer.func1 net/http.HandlerFunc.ServeHTTP ${CHI}.(*Mux).routeHTTP net/http.HandlerFunc.ServeHTTP main.load`,
    'main.load',
  ],
  [
    'fasthttp',
    `${FAST}.(*workerPool).getCh.func1 ${FAST}.(*workerPool).workerFunc ${FAST}.(*Server).serveConn main.load`,
    'main.load',
  ],
  [
    'fiber',
    `${FAST}.(*workerPool).workerFunc ${FAST}.(*Server).serveConn github.com/gofiber/fiber/v2.(*App).handler github.com/gofiber/fiber/v2.(*App).next main.load`,
    'main.load',
  ],
  [
    'gRPC handlers',
    'google.golang.org/grpc.(*Server).serveStreams.func2.1 google.golang.org/grpc.(*Server).handleStream google.golang.org/grpc.(*Server).processUnaryRPC example.com/api._Shop_List_Handler@/src/api/shop_grpc.pb.go:80 main.(*shop).List',
    'main.(*shop).List',
  ],
]

describe('the name of a row', () => {
  it.each(STACKS)('is found through %s', (_, stack, name) => {
    expect(suspectsOf(`${stack} [chan receive] 1 -> 9`)[0]!.function).toBe(name)
  })

  it('comes with the caller that differs, where one function has several', () => {
    const load = 'net/http.(*Client).Do net/http.(*persistConn).roundTrip [select]'
    const suspects = suspectsOf(`main.refresh main.call ${load} 2 -> 90
      golang.org/x/sync/errgroup.(*Group).Go.func1 main.serve main.call ${load} 150 -> 151`)
    expect(suspects[0]).toMatchObject({ function: 'main.call', caller: 'main.refresh', before: 2, after: 90 })
    expect(suspects[1]).toMatchObject({ function: 'main.call', caller: 'main.serve', tier: 'normal' })
  })
})
