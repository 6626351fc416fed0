/** Formats the duration and position of a recording for a player. */

/** Hours, minutes and seconds, as players show them. */
const clock = /^(?:(\d+):)?(\d{1,2}):(\d{2})$/;

/**
 * `0:46 / 2:31` if the duration can be read, otherwise the duration unchanged; empty without one.
 * @param share the played share, 0 to 1
 */
export function playedTime(duration: string | undefined, share: number): string {
  const found = duration === undefined ? null : clock.exec(duration.trim());
  if (!found) return duration ?? "";
  const [, hours = "0", minutes, seconds] = found;
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return share > 0 ? `${written(Math.round(total * share))} / ${duration}` : duration!;
}

function written(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = [hours > 0 ? twoDigits(minutes % 60) : String(minutes), twoDigits(seconds % 60)];
  return (hours > 0 ? [String(hours), ...rest] : rest).join(":");
}

function twoDigits(amount: number): string {
  return String(amount).padStart(2, "0");
}
