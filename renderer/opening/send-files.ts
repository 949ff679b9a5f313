import type { Services, UploadEnd } from '../../shared/api/answers.ts';
import { UPLOAD_PIECE_BYTES } from '../../shared/api/limits.ts';
import { CancelledFault } from '../../shared/base/cancelled.ts';
import type { ChosenFile } from './chosen-files.ts';

/**
 * Hands files to the services, piece by piece, so that nothing has to fit in memory; `onProgress` hears of the bytes that
 * are through. Throws the `Fault` of the services, or a `CancelledFault`; either way nothing of the files stays there.
 */
export async function sendFiles(
  services: Services,
  files: readonly ChosenFile[],
  onProgress: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<UploadEnd> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const { upload } = await services.startUpload({
    files: files.map(({ path, file }) => ({ path, size: file.size })),
  });
  let done = 0;
  try {
    for (const [index, { file }] of files.entries()) {
      for (let from = 0; from < file.size; from += UPLOAD_PIECE_BYTES) {
        if (signal.aborted) throw new CancelledFault();
        const piece = await file.slice(from, from + UPLOAD_PIECE_BYTES).arrayBuffer();
        await services.uploadPiece({ upload, file: index, bytes: new Uint8Array(piece) });
        done += piece.byteLength;
        onProgress(done, total);
      }
    }
    if (signal.aborted) throw new CancelledFault();
    return await services.endUpload({ upload });
  } catch (error) {
    // Where the connection has ended, the services drop it themselves.
    await services.dropUpload({ upload }).catch(() => undefined);
    throw error;
  }
}
