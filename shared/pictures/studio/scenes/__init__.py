"""One scene per file. PICTURES maps picture names to arguments of build()."""
