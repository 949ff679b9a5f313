import { release, type as systemType } from 'node:os';
import { localRecord } from '../../../shared/records/local-record.ts';
import type { RunRecord } from '../../../shared/records/record.ts';
import { type GradeListener, type GradeRequest, type Grading, grade } from './grade.ts';
import { RunFolder } from './run-folder.ts';

/** What a run is filed under. */
export interface RunName {
  readonly id: string;
  readonly variant: string;
  readonly engineName: string;
}

/**
 * Grades and writes a run folder `<parent>/<id>`; returns its path and its record, which reads back equal. A grading that is cancelled or fails leaves nothing
 * behind and throws what `grade` throws.
 */
export async function gradeToFolder(
  request: GradeRequest,
  parent: string,
  name: RunName,
): Promise<{ grading: Grading; folder: string; record: RunRecord }> {
  const startedAt = new Date();
  const { slug } = request.gradedCase.manifest;
  const folder = await RunFolder.begin(parent, name.id, request.module.bytes);
  try {
    const grading = await grade({ ...request, listener: withFolder(request, folder) });
    const record = localRecord({
      ...name,
      startedAt,
      finishedAt: new Date(),
      testCaseSlug: slug,
      testCaseVersion: request.gradedCase.version,
      operatingSystem: `${systemType()} ${release()}`,
      nodeVersion: process.version,
      performance: grading.performance,
    });
    return { grading, folder: await folder.finish(record), record };
  } catch (error) {
    await folder.discard();
    throw error;
  }
}

function withFolder({ listener, gradedCase }: GradeRequest, folder: RunFolder): GradeListener {
  return {
    ...listener,
    async onSnapshot(index, snapshot) {
      await listener?.onSnapshot?.(index, snapshot);
      await folder.addSnapshot(index, gradedCase.manifest.cases[index]!.input, snapshot);
    },
    async onCaseEnd(index, result, files) {
      await folder.endCase(index, result.input, files?.kind === 'lattice' && result.fuel !== null);
      if (result.scenarioJson !== null && files) await folder.publish(result.scenarioJson, files.inputFile);
      await listener?.onCaseEnd?.(index, result, files);
    },
  };
}
