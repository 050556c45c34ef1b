import { useState } from 'react'
import { seal } from '#core/share/seal.ts'
import type { StoreOffer } from '#core/share/store-client.ts'
import type { StoreFailure } from '#core/share/store-failure.ts'
import { formatStored } from '#core/share/stored-id.ts'
import { formatBytes } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { pageStore } from '#state/page-store.ts'
import { addressOf } from '#state/sharing.ts'
import { store } from '#state/store.ts'
import { Button } from '#ui/Button.tsx'
import { Select } from '#ui/Select.tsx'
import own from './Store.module.css'
import { StoredRow } from './StoredRow.tsx'
import { addStored, useStoredHere } from './stored-here.ts'
import type { LinkChoice, Offer } from './use-link.ts'
import { expiries, useStoreOffer } from './use-store.ts'

/** Checksum, nonce and tag, beside the data itself. */
const SEAL_BYTES = 32

/** The way for what is too long for a link: ciphertext on the page's own server, where it has a store. */
export function StoreSection({ link }: { link: LinkChoice }) {
  const m = useMessages()
  const offer = useStoreOffer()
  const rows = useStoredHere()
  const [said, setSaid] = useState('')
  return (
    <section aria-label={m.store.title}>
      <h3>
        {m.store.title}
        <span role="status">{said}</span>
      </h3>
      {offer === null && <p className={own.text}>{m.store.asking}</p>}
      {offer?.ok === false && <Hindered failure={offer.failure} />}
      {offer?.ok && link.chosen && (
        <Storing
          offer={offer.value}
          chosen={link.chosen}
          rules={link.rules}
          onStored={() => setSaid(m.store.stored)}
        />
      )}
      {offer?.ok &&
        rows.map(row => <StoredRow key={row.id} row={row} onDeleted={() => setSaid(m.store.deleted)} />)}
    </section>
  )
}

/** Not a fault of anyone: why there is no store, and what there is instead. */
function Hindered({ failure }: { failure: StoreFailure }) {
  const { failures, store } = useMessages()
  return <p className={own.text}>{store.hindered(failures.describe('', failure))}</p>
}

function Storing(props: {
  offer: StoreOffer
  chosen: Offer
  rules: LinkChoice['rules']
  onStored: () => void
}) {
  const { offer, chosen, rules } = props
  const { store: s } = useMessages()
  const [expire, setExpire] = useState(offer.expire.default)
  const [busy, setBusy] = useState(false)
  const bytes = Math.floor((chosen.payload.length * 3) / 4) + SEAL_BYTES
  const fits = bytes <= offer.maxBytes
  const span = (seconds: number) =>
    seconds < 172_800 && seconds % 86_400 !== 0
      ? s.hours(Math.round(seconds / 3600))
      : s.days(Math.round(seconds / 86_400))
  const keep = async () => {
    setBusy(true)
    const { bytes, key } = await seal(chosen.payload)
    const put = await pageStore.put(bytes, expire)
    setBusy(false)
    if (!put.ok) return addProblem('', put.failure)
    const name = formatStored({ id: put.value.id, key })
    addStored(put.value, addressOf(chosen, rules, store.getState().view, name))
    props.onStored()
  }
  return (
    <>
      <p className={own.text}>
        {fits ? s.text(formatBytes(bytes)) : s.tooLarge(formatBytes(bytes), formatBytes(offer.maxBytes))}
      </p>
      <div className={own.line}>
        <Button icon="lock" disabled={!fits || busy} onClick={() => void keep()}>
          {busy ? s.storing : s.store}
        </Button>
        <Select
          label={s.keep}
          prefix={s.keep}
          value={String(expire)}
          options={expiries(offer).map(seconds => ({ value: String(seconds), label: span(seconds) }))}
          onChange={value => setExpire(Number(value))}
        />
      </div>
    </>
  )
}
