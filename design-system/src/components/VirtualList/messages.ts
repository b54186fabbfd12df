/** Texts of the component. */
export const messages = {
  /** Button that leads to new rows outside the view. */
  showNew: (count: number) => `Show ${count} new`,
  /** Announcement of several new rows. */
  arrived: (label: string, count: number) => `${label}: ${count} new`,
};
