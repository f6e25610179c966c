"""One scene per file, named for what it shows. PICTURES maps picture names to arguments of build()."""
