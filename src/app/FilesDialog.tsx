import { useState } from 'react'
import { formatAmount, formatTime } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { arrange, PLACES, type Place, placesOf, setArranging } from '#state/arranging.ts'
import type { LoadedFile } from '#state/facts.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './FilesDialog.module.css'

/** Everything that a folder, an archive or a series holds, with the place that was proposed for each file. */
export function FilesDialog() {
  const m = useMessages()
  const facts = useFacts(({ before, series, after, aside, files }) => ({ before, series, after, aside, files }))
  const [places, setPlaces] = useState(() => placesOf(facts))
  const words: Record<Place, string> = {
    before: m.before,
    series: m.sides.between,
    after: m.after,
    aside: m.sides.leftOut,
  }
  const options = PLACES.map(place => ({ value: place, label: words[place] }))
  return (
    <Dialog
      title={m.sides.files(places.size)}
      closeLabel={m.close}
      width={720}
      onClose={() => setArranging(false)}
      footer={
        <Button look="primary" onClick={() => arrange(places)}>
          {m.sides.compare}
        </Button>
      }
    >
      <p>{m.sides.proposed}</p>
      <table className={styles.files}>
        <thead>
          <tr>
            {[m.sides.file, m.sides.holds, m.sides.captured, m.sides.place].map(head => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...places].map(([id, place]) => (
            <tr key={id} className={place === 'aside' ? styles.out : undefined}>
              <Cells file={facts.files[id]} />
              <td>
                <Select
                  label={m.sides.placeOf(facts.files[id]?.name ?? '')}
                  value={place}
                  options={options}
                  onChange={chosen => setPlaces(new Map(places).set(id, chosen))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

function Cells({ file }: { file: LoadedFile | undefined }) {
  const capture = file?.summary?.captures.at(-1)
  const type = capture?.sampleTypes[capture.defaultSampleType]
  const amount = type ? formatAmount(type.total, type.unit) : ''
  return (
    <>
      <td className={styles.name} title={file?.name}>
        <bdi>{file?.name}</bdi>
      </td>
      <td>
        {capture?.kind} {amount}
      </td>
      <td>{capture?.time ? formatTime(capture.time) : '–'}</td>
    </>
  )
}
