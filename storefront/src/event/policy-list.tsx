import type { PolicyView } from './policies.ts'

/** Policies by name; each opens to its text. */
export function PolicyList({ policies }: { policies: readonly PolicyView[] }) {
  return (
    <ul className="flex flex-col divide-y divide-border">
      {policies.map(({ version, name, paragraphs }) => (
        <li key={version} className="py-3">
          <details className="ps-4">
            {/* Outside of its words, the marker stays beside a word that fills the line. */}
            <summary className="list-outside font-semibold">{name}</summary>
            <div className="flex flex-col gap-2 pt-4 text-small text-ink-2">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
