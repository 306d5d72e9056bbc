import type { GridColumn } from './grid-column.ts'

export function GridHead<Row>({ columns, height }: { columns: readonly GridColumn<Row>[]; height: number }) {
  return (
    <thead>
      <tr aria-rowindex={1} style={{ height }}>
        {columns.map(({ key, title, width, numeric, pinned }, i) => (
          <th
            key={key}
            scope="col"
            aria-colindex={i + 1}
            style={{ width }}
            className={`sticky top-0 ${pinned ? 'start-0 z-20' : 'z-10'} truncate border-border border-e border-b bg-sunken px-2 font-semibold text-label ${numeric ? 'text-end' : 'text-start'}`}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}
