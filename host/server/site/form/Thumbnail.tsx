/** Shows a small version of a photograph, which leads to the whole one. */
export const Thumbnail = ({ file, alt }: { file: string; alt: string }) => (
  <a href={`/fichiers/${file}`} target="_blank" rel="noreferrer">
    <img className="thumbnail" src={`/site/vignettes/${file}`} alt={alt} loading="lazy" />
  </a>
);
