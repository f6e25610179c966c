/** Focuses the day that Tab reaches in a calendar. Does nothing while the field is a native one. @param id id of the field. */
export function focusCalendar(id: string): void {
  const field = document.getElementById(id);
  field?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
}
