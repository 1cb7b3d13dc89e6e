import { Box } from '@chakra-ui/react'

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
  // A table takes no height of its own: only a box around it keeps its rows from lengthening the page.
  <Box srOnly>
    <table>
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
    </table>
  </Box>
)
