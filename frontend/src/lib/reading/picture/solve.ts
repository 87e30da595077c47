/** Solves linear equations by Gauss-Jordan elimination with row pivoting; each row ends with its right side. */
export function solve(rows: number[][]): number[] {
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < rows.length; pivot += 1) {
    let best = pivot;
    for (let row = pivot + 1; row < rows.length; row += 1) {
      if (Math.abs(cell(row, pivot)) > Math.abs(cell(best, pivot))) best = row;
    }
    [rows[pivot], rows[best]] = [rows[best] ?? [], rows[pivot] ?? []];
    for (let row = 0; row < rows.length; row += 1) {
      if (row === pivot) continue;
      const factor = cell(row, pivot) / cell(pivot, pivot);
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * cell(pivot, column));
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / cell(index, index));
}
