import { posix as path } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';

export interface CopyLine {
  /** The stage; undefined for the build context. */
  from: string | undefined;
  /** Both relative to the working directory. */
  files: { source: string; place: string }[];
}

/** The COPY lines of a Dockerfile whose stages all work in /app. */
export function copiesOf(text: string): CopyLine[] {
  return DockerfileParser.parse(text)
    .getCOPYs()
    .map((copy) => {
      const names = copy.getArguments().map((argument) => argument.getValue());
      const target = names.pop() ?? '';
      const sources = names.map((name) => name.replace(/^\/app\//, ''));
      const placeOf = (source: string) =>
        target.endsWith('/') ? path.join(target, path.basename(source)) : target;
      return {
        from: copy.getFromFlag()?.getValue() ?? undefined,
        files: sources.map((source) => ({ source, place: placeOf(source) })),
      };
    });
}
