import type { ModuleVersions } from '#core/compare/notes.ts'
import type { Messages } from '#messages/en.ts'
import styles from './Modules.module.css'

/** The modules that the profiles name, with the version on each side: what changed first. Closed until it is asked for. */
export function Modules(props: { modules: readonly ModuleVersions[]; snapshot: boolean; messages: Messages }) {
  const { modules, snapshot, messages: m } = props
  const { details } = m.tableTexts
  if (modules.length === 0) return null
  const changed = snapshot ? [] : modules.filter(isChanged)
  const rest = modules.filter(module => !changed.includes(module))
  return (
    <details className={styles.modules}>
      <summary>
        {details.modules(modules.length)}
        {changed.length > 0 && <b>{details.modulesChanged(changed.length)}</b>}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{details.module}</th>
            {!snapshot && <th scope="col">{m.before}</th>}
            <th scope="col">{m.after}</th>
          </tr>
        </thead>
        <tbody>
          {[...changed, ...rest].map(each => (
            <tr key={each.module} data-changed={changed.includes(each) || undefined}>
              <th scope="row">{each.module}</th>
              {!snapshot && <Version module={each.module} version={each.before} />}
              <Version module={each.module} version={each.after} />
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** A side that shows nothing of a module does not say that it has another one. */
function isChanged({ before, after }: ModuleVersions): boolean {
  return before !== null && after !== null && before !== after
}

function Version({ module, version }: { module: string; version: string | null }) {
  if (version === null) return <td>–</td>
  if (!/^v\d[\w.+-]*$/.test(version)) return <td>{version}</td>
  const address = `https://pkg.go.dev/${encodeURI(module)}@${encodeURIComponent(version)}`
  return (
    <td>
      <a href={address} target="_blank" rel="noreferrer noopener">
        {version}
      </a>
    </td>
  )
}
