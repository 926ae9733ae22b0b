interface Source {
  path: string
  text: string
}
export function countsOf(
  sheets: readonly Source[],
): Record<'lines' | 'global_classes' | 'mantine_overrides' | 'font_sizes' | 'font_weights', number>
export function strayClasses(sheets: readonly Source[], sources: readonly Source[]): string[]
