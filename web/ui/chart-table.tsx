import { chakra } from '@chakra-ui/react'

/** The figures behind a drawing, for those who hear the page instead of seeing it. */
export const ChartTable = ({
  caption,
  head,
  rows,
}: {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}) => (
  <chakra.table srOnly>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((cell, index) =>
            index === 0 ? (
              <th key={index} scope="row">
                {cell}
              </th>
            ) : (
              <td key={index}>{cell}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </chakra.table>
)
