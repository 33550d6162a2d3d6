/** "1 calculadora", "7 calculadoras". */
export function countLabel(count: number): string {
  return count === 1 ? '1 calculadora' : `${count} calculadoras`;
}
