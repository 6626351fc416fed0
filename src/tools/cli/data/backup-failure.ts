/** Turns the reason why a backup cannot be read or written into a message for the user. */
import { BackupError } from "../../../service/accounts/backup/backup-file.js";
import { StoreError } from "../../../service/store/store.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** Does something with a backup; what goes wrong with the file becomes a UsageError. */
export function withBackupFile<T>(name: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw backupFailure(name, error);
  }
}

/** What to throw for a backup that something is wrong with. */
export function backupFailure(name: string, error: unknown): Error {
  if (error instanceof BackupError) {
    return new UsageError(`${name} cannot be used as a backup: ${error.message}`);
  }
  if (error instanceof StoreError) return error;
  return new UsageError(`${name}: ${failureReason(error)}`);
}
