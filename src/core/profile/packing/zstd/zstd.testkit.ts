import { bytesOf } from '#core/profile/packing/archive.testkit.ts'

/** A text with much that repeats and much that does not, so that its zstd has tables of every kind. */
export function repetitive(): string {
  let seed = 7
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor(seed / 65_536) % most
  }
  let text = ''
  for (let i = 0; i < 150; i++)
    text += `goroutine ${1000 + next(9000)} [${['select', 'chan receive', 'IO wait'][next(3)]}, ${next(90)} minutes]:\nmain.f${next(20)}(0x${next(4096).toString(16)})\n\t/a/b${next(5)}.go:${next(300)} +0x${next(200).toString(16)}\n\n`
  return text
}

/** It, by `zstd -19`. */
export const ZSTD_OF_REPETITIVE = bytesOf(
  'KLUv/WRFK81DALp50A8eQE8Kiw0PAE/pgU1EG18Xwvohe9Omnelr7SrD6M+ZGAHqAOkAd3TGUsmwx6mU5e7TgUaqFITeyn5FdRpFckSGWsNL' +
    '2f9AZ2MpUk92yIrsxObqIvxXfYQitMirrcbuqFjaSX0dKW2PuyqnzC6m1z7cfJNwfhbRl/EdiYLkzrmIvq+tP8dam6J4hGJlLCLq/v6pOR70' +
    'SeeMOMUarZ2C5Kow7Sa7ZWUJpUzs9fEQhteYkMET3iCGRITxgEHBAgdC42CtFsZR9iVyMbicChZeyVqr4jB0aK8ZEyuGYTYHBRgXNDAIY4KD' +
    'CAQHiAUOjmaOgawuD3bsCSAAEhkIAQdGQIIGDJDhAOEAAAIYQJBnIALQYUAEDQQIAkCAAQqMCiyIoAEEBzcHBVTQQMDgQIEEFjjwqQdGBA0q' +
    'sECCCSRoIAbdWkarVggTr7DwR3ys9aOv7sQJCYO18wj1xDiKfI2suzdDd/WULxd5+NnpRC8NYjSj5M82vtZwa4XWvmMcMZqDY1nY7RKEK1ql' +
    'TByqqrHIM9PZcWZOCURyiooytyAE3v/AKRbHyJxoTJHFFDdFJotxUOw9rCcvfIi1DFnHrHTvUXYNojArkgt5fr7pfrcOzV8SUT4TyjPb3yHX' +
    'hOK/u5mhxTladeFZELtQrseXwxFiJeIwVFnY5oaG06meOZIPkiLlNbcax3Q67Fj4uumcXWnKsb7+Vo1pHEnNSr1zhKu5jZveqdSZ20gpBDU3' +
    'Mtk+r1ZRXJIgZ334YjKGPtOyeKxwnHk65RPuJn3Z8bBBZ8eGpHUYZhvdjIWyumVmEVvQpRc1UuO4y82GJT0NHX9jFUJViW64WLCynoscjoZl' +
    'dJiVc4PGC1u24w+9RtmPysLnPJO6TYp5nFmZCXEYswg66TWmHXGcXc5367KpdL9jGpsWT71Qm/Bq9sPr7R66qg2iJu8oK0x0yWBtcSFnbm6w' +
    'UMh6Vxzs4nG9ITMZgrBGlaTi2PY5z7CZknWeJJ9QEi+UkRFbTNVBHLYj3cGJacJhVCYtBCsORhFN+SMjmM6xiIyNQpRl8hODZDm/RhqEtg3D' +
    'SRrqSFev4VODBh9Z412M6VZDJQmhyIVS11yg/2FxeYm3oy3TKkq30es9wWx6n5JKHq0a+exYQ8F5ecPdl5LQHKWI85RyJ9a00qxmaZyVUU39' +
    'Enfc/rprcN4psrckaIieIlFTRtMdixCk6EZ4HlZXUuGUu2T+GHz2NDY9YRd7h2Cp2THPfoXVVkc2lRrDXYiBtcuy4zxpZKceK7Tm7Y9M5VTG' +
    'XCzOVVibkuuOfcxGjNgzufxd6jzWuEIhDF8LdgNrbMfwc3iRqCCP5q7FE6YF8lZ2koW6y6lrgv6oIojQXKfOHrsBslvCPCq57YK4CAGCEFAU' +
    'MREQZZEEpspJpjWWfU07I6MLhTsOjo6x4VlyWcz0FMy6OwUcWvTrydgoETJC/RGkmF/Er+V5cq8ROuJB1UdzXcThNgLBW0DqP1psVsrgVXx/' +
    'hLWDaW4GKjjVTw7TnJglGCnzplE70SUP42wxGHWEHP4rcU7uzppwL345Nw/dFHl/hS4YJAaaFxjiVU/eykukGVeCMxcUl5yRj5/Vm7pYmsFY' +
    'V/g4JNYrvyW9bfMC5/hCwvVomwnCkPxs75AVVyA2KUpLfIxGRiyTr37SkWlAEL1AEkmmvYHJQNxBatr4m1qHr9ekZivd6OFA9KpadOYfen1o' +
    '6AhPRAtP1OCRXmD5ffR4/iuePFWFUqvZ1gxWKipMu7HF84uZZiOLQGrcN8TdSmcxG74DB2jP6BATkdx8nJ+WqOdfnDt2VjzidBEte3k3gaNw' +
    'EcoHsFDboElkasDkO5hNVe5SIeAsfQ6TmfpRNB2XDLNwd+YKhy1gakL7iomepgK8AxW92BkBMacTobfYMMH20BGb8/BJlQfIytliwi01JDyd' +
    'MuMqlX9M9KKZHFIVFwrOeYdM6UT87/PSv4wOmQzgSpp7ZS9kkPWjElPXVjgj7lCADNg3ph9gMB2zKiwntoBtuYT0XyOAItvDonU2YUhE742b' +
    'kxVDne0igEFeQrvqeT1+23T6zwUV8jrtcprST0mVSBJ0cH48MuL5Sptb1sLPTCx/B1ceSEA6CV4DeRPWLk3POff0BvH0IZTDqN1YNNYYt4aN' +
    'uiNRFBsKTB+s/AnmejKLNZaORSn4+EQsIi4lL47ZkJkeS2ijsdln/VjC+dzOrXS0z8zaSkPiM/Bk0Hp/skPFGcrB52X+jz74DUOMjgl9/kQm' +
    'gzcCQH9oxYJfyAVoR0M689dUE+IbT0v1yrmt4dcn2a9EpNUIAArIH60oXGEXPQXijgtzT0T/lHyodx25S8/tIOHyX+gYG/dDL1nNgu646inF' +
    'C+YQHpZHw5UhhsUwX2FmQH2RVMGsCZLaY/0JoSlh8cHSCZypg+3InmHI8LtRWpCQppfqW+AuGX4d/K8swfrN4ReYcWfY5gYjUwevNr9ANLnG' +
    'aNZGSGoe8gJOAx88iEoZ2fUOl4fYu0SIzWJrb1qSqF06ibxVJzU7mGcpRCsn4vL0ys3pM0RiN04ukCkcn45AVFa1XwDpcfhyu4zo/GuTBgpA' +
    'OTvIR1Mk3wuo6XSn2XCjU4hJCRdf4ro1upkrVU3MzAaYZY3hnKQcNGXHEdVa65jcb1A4IG6W8lK+LfdZJQ3TTeTHZtJfwUIyHZsR0VRZuwBd' +
    'Jn3Hw6/EhaYi3+IGPr6RMYyWXws80w4ZaF10cjRJvvEWA+q8xYwIbZWmwadGLM3NtMKn/lEnTp+OLOXKGkoVAv0uSEF08prLMOSmBfyl4eA/' +
    '2uPk/YDh4rlJz3RF9FYxEmVbtQV/9NZcuSBqPb7xqbYzRUkn9an34Ff7OYWYa+t0irRwm3bDeonTNandeR3wMkMhflgSWWbKVtqLwqw=',
)
