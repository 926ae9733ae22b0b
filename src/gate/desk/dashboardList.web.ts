import type { Turning } from '../../web/calls/list.ts'
import type { DashboardFilter } from './dashboardFilter.ts'

export interface DashboardListProps {
  filter: DashboardFilter
  turning: Turning
  /** True if the guard works at several condominiums. */
  several: boolean
}
