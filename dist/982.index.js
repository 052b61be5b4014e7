export const id = 982;
export const ids = [982];
export const modules = {

/***/ 982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pack: () => (/* binding */ pack)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
;// CONCATENATED MODULE: ./build/archive/deflater.js

/** Contents that zlib deflates on threads at the same time, at most. Each needs a state of 270 KB. */
const mostDeflaters = 8;
/**
 * Deflates (RFC 1951, without a header) one content after another, on a thread of Node's pool. There is not one for
 * each file, because making it takes longer than deflating a small file, and its memory is freed late.
 */
class Deflater {
    #stream;
    #output = [];
    /** Reports an error to the code that waits: those of zlib itself do not reach the callback of `write` or `flush`. */
    #fail = () => { };
    /** The whole content that was given last. */
    #last = Promise.resolve();
    /** @param pieces whether a content comes in pieces, and `finish` tells its end; otherwise each content comes whole */
    constructor({ pieces }) {
        this.#stream = (0,external_node_zlib_.createDeflateRaw)({ flush: pieces ? external_node_zlib_.constants.Z_NO_FLUSH : external_node_zlib_.constants.Z_FINISH });
        this.#stream.on('data', (bytes) => this.#output.push(bytes));
        this.#stream.on('error', (error) => this.#fail(error));
    }
    /** Deflates a piece, and returns the output so far. The piece's memory must not change until this ends. */
    deflate(piece) {
        return new Promise((done, fail) => {
            this.#fail = fail;
            this.#stream.write(piece, (error) => (error ? fail(error) : done(this.#taken())));
        });
    }
    /** Deflates a whole content, when those before it are done. */
    deflateWhole(content) {
        const output = this.#last.then(async () => {
            const deflated = await this.deflate(content);
            this.#stream.reset();
            return deflated;
        });
        this.#last = output;
        return output;
    }
    /** Returns the rest of the output, after all pieces of a content were deflated. */
    finish() {
        return new Promise((done, fail) => {
            this.#fail = fail;
            this.#stream.flush(external_node_zlib_.constants.Z_FINISH, () => done(this.#taken()));
        });
    }
    [Symbol.dispose]() {
        this.#stream.destroy();
    }
    #taken() {
        // Output that did not reach the listener so far is read here, which calls the listener.
        while (this.#stream.readableLength > 0)
            this.#stream.read();
        const output = this.#output;
        this.#output = [];
        return output;
    }
}
/**
 * Some deflaters that share the work, in turns. zlib looks a little behind a content's end, at what the one before left
 * there. So the same contents give the same bytes only if each has the same ones before it, whichever deflater is free.
 */
class Deflaters {
    #all = [];
    #count = 0;
    /** Deflates a content, whose memory must stay as it is until this ends. */
    deflate(content) {
        const turn = this.#count % mostDeflaters;
        this.#count += 1;
        const deflater = this.#all[turn] ?? new Deflater({ pieces: false });
        this.#all[turn] = deflater;
        return deflater.deflateWhole(content);
    }
    [Symbol.dispose]() {
        for (const deflater of this.#all)
            deflater[Symbol.dispose]();
    }
}

;// CONCATENATED MODULE: ./build/archive/format.js
/** The records of a zip archive, as in PKWARE's APPNOTE.TXT 6.3.10. The numbers in brackets are its sections. */
/** These stand for a number that does not fit. The number is then in a zip64 record (4.4.1.4). */
const max16 = 0xffff;
const max32 = 0xffff_ffff;
/** Version 2.0 knows folders and deflate, 4.5 zip64 (4.4.3.2). */
const usualVersion = 20;
const zip64Version = 45;
/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63;
/** Bit 11: names are in UTF-8 (4.4.4, appendix D). Bit 3 is never set, because the sizes stand before the content. */
const flags = 1 << 11;
/** 1980-01-01, the format's first day; the time is 0 (4.4.6). It has no time zone: the bytes are the same everywhere. */
const date = (1 << 5) | 1;
/** A regular file with the mode 0644, in the upper half (4.4.15). */
const attributes = 0o100644 * 2 ** 16;
/** The local header (4.3.7), which stands before the file's content. Its length depends only on the path and the size. */
function localHeader(entry) {
    return headerOf(entry, largeSizes(entry), { signature: 0x04034b50, facts: 4, name: 30 });
}
/** The file's header in the central directory (4.3.12); `offset` is that of its local header. */
function directoryHeader(entry, offset) {
    const large = [...largeSizes(entry), ...(offset < max32 ? [] : [offset])];
    const header = headerOf(entry, large, { signature: 0x02014b50, facts: 6, name: 46 });
    header.writeUInt16LE(madeBy, 4);
    // No comment, the first disk, no internal attributes.
    header.fill(0, 32, 38);
    header.writeUInt32LE(attributes, 38);
    header.writeUInt32LE(Math.min(offset, max32), 42);
    return header;
}
/**
 * The end of an archive: the end of central directory record (4.3.16). If a number does not fit there, the zip64 record
 * (4.3.14) and its locator (4.3.15) stand before it.
 *
 * @param offset of the central directory, from the archive's start
 * @param size of the central directory, in bytes
 */
function endRecords(count, offset, size) {
    const isLarge = count > max16 || offset >= max32 || size >= max32;
    const records = Buffer.alloc((isLarge ? 56 + 20 : 0) + 22);
    if (isLarge) {
        records.writeUInt32LE(0x06064b50, 0);
        // Its own size, without the 12 bytes of its signature and of this field.
        writeUInt64(records, 56 - 12, 4);
        records.writeUInt16LE(madeBy, 12);
        records.writeUInt16LE(zip64Version, 14);
        // The count on this disk, which is the only one, and the count in all.
        writeUInt64(records, count, 24);
        writeUInt64(records, count, 32);
        writeUInt64(records, size, 40);
        writeUInt64(records, offset, 48);
        records.writeUInt32LE(0x07064b50, 56);
        writeUInt64(records, offset + size, 64);
        records.writeUInt32LE(1, 72);
    }
    const end = records.subarray(-22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(Math.min(count, max16), 8);
    end.writeUInt16LE(Math.min(count, max16), 10);
    end.writeUInt32LE(Math.min(size, max32), 12);
    end.writeUInt32LE(Math.min(offset, max32), 16);
    return records;
}
/** The sizes, if they must be in the zip64 extra field: both or none, as the local header needs it (4.5.3). */
function largeSizes({ size, packedSize }) {
    return size < max32 ? [] : [size, packedSize];
}
/** What both headers have: signature, facts, name, and the zip64 extra field (4.5.3) if there are numbers for it. */
function headerOf({ path, size, packedSize, checksum }, large, at) {
    const name = Buffer.from(path);
    const extraSize = large.length === 0 ? 0 : 4 + 8 * large.length;
    const header = Buffer.allocUnsafe(at.name + name.length + extraSize);
    header.writeUInt32LE(at.signature, 0);
    let end = header.writeUInt16LE(large.length === 0 ? usualVersion : zip64Version, at.facts);
    end = header.writeUInt16LE(flags, end);
    // 0 stored, 8 deflated (4.4.5).
    end = header.writeUInt16LE(packedSize < size ? 8 : 0, end);
    end = header.writeUInt16LE(0, end);
    end = header.writeUInt16LE(date, end);
    end = header.writeUInt32LE(checksum, end);
    end = header.writeUInt32LE(size < max32 ? packedSize : max32, end);
    end = header.writeUInt32LE(Math.min(size, max32), end);
    end = header.writeUInt16LE(name.length, end);
    header.writeUInt16LE(extraSize, end);
    end = at.name + name.copy(header, at.name);
    if (large.length > 0) {
        end = header.writeUInt16LE(1, end);
        end = header.writeUInt16LE(8 * large.length, end);
        for (const value of large)
            end = writeUInt64(header, value, end);
    }
    return header;
}
function writeUInt64(record, value, at) {
    return record.writeBigUInt64LE(BigInt(value), at);
}

;// CONCATENATED MODULE: ./build/archive/writer.js


/** Bytes that are collected before they are written, because a write costs far more than a copy. */
const bufferSize = 256 * 1024;
/** Writes an archive to the disk: the files one after another, then the central directory. */
class ZipWriter {
    #descriptor;
    #files;
    /** Offset, packed size and checksum of each file, one after another: objects would take more memory. */
    #facts;
    /** How many files were added. */
    #count = 0;
    #buffer = Buffer.allocUnsafeSlow(bufferSize);
    /** Bytes in the buffer. */
    #used = 0;
    /** Where in the archive the buffer begins. */
    #position = 0;
    /** @param files in the order in which they will be added; at `target` nothing may exist yet */
    constructor(target, files) {
        this.#files = files;
        this.#facts = new Float64Array(3 * files.length);
        this.#descriptor = (0,external_node_fs_.openSync)(target, 'wx');
    }
    /** Bytes of the archive so far. */
    get size() {
        return this.#position + this.#used;
    }
    /** Adds the next file. Everything of it is known. */
    add({ path, size }, checksum, content) {
        const entry = { path, size, checksum, packedSize: sizeOf(content) };
        this.#note(entry, this.size);
        this.write(localHeader(entry), ...content);
    }
    /** Begins the next file, whose content follows by `write`. Its header needs what is known only at the `end`. */
    begin({ path, size }) {
        this.#flush();
        this.#position += localHeader({ path, size, packedSize: size, checksum: 0 }).length;
        return this.#position;
    }
    /** Goes back to where the content of the file begins, to write another one. */
    goBack(start) {
        this.#used = 0;
        this.#position = start;
    }
    write(...all) {
        for (const bytes of all) {
            if (bytes.length > bufferSize - this.#used)
                this.#flush();
            if (bytes.length > bufferSize) {
                this.#writeAt(bytes, this.#position);
                this.#position += bytes.length;
            }
            else {
                this.#used += bytes.copy(this.#buffer, this.#used);
            }
        }
    }
    /** Ends the file whose content begins at `start`. */
    end({ path, size }, start, checksum) {
        const entry = { path, size, checksum, packedSize: this.size - start };
        const header = localHeader(entry);
        const offset = start - header.length;
        this.#writeAt(header, offset);
        this.#note(entry, offset);
    }
    /** Writes the central directory. After that the archive is complete. */
    finish() {
        const start = this.size;
        let index = 0;
        for (const { path, size } of this.#files) {
            const [offset = 0, packedSize = 0, checksum = 0] = this.#facts.subarray(index);
            this.write(directoryHeader({ path, size, packedSize, checksum }, offset));
            index += 3;
        }
        this.write(endRecords(this.#files.length, start, this.size - start));
        this.#flush();
        // If a content was written again, bytes of its first attempt may follow the end. They are cut off here.
        (0,external_node_fs_.ftruncateSync)(this.#descriptor, this.size);
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
    #note({ packedSize, checksum }, offset) {
        this.#facts.set([offset, packedSize, checksum], 3 * this.#count);
        this.#count += 1;
    }
    #flush() {
        this.#writeAt(this.#buffer.subarray(0, this.#used), this.#position);
        this.#position += this.#used;
        this.#used = 0;
    }
    #writeAt(bytes, position) {
        // A disk that is nearly full takes a part of the bytes, and refuses the rest.
        for (let done = 0; done < bytes.length;) {
            done += (0,external_node_fs_.writeSync)(this.#descriptor, bytes, done, bytes.length - done, position + done);
        }
    }
}
/** Bytes of all pieces together. */
function sizeOf(pieces) {
    return pieces.reduce((sum, { length }) => sum + length, 0);
}

;// CONCATENATED MODULE: ./build/archive/files.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





/** Small files that are read one after another and deflated at the same time, at most. */
const mostFiles = 64;
/** Up to this many bytes, deflating on this thread costs less than waking another one. */
const tinySize = 512;
/** The smallest state that zlib can use, and enough for such contents. zlib makes a new one for each call. */
const tiny = { windowBits: 9, memLevel: 1, chunkSize: 1024 };
/** If the first chunk of a large file becomes at most this part of its size, the rest is deflated too. */
const promising = 0.95;
/** Extensions of files that are compressed already. Deflating them again costs time and saves nothing. */
const compressed = /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu;
/**
 * Adds files to an archive, in their order. While one batch of small files is deflated on the threads of Node's pool,
 * the next one is read. The memory that this needs does not grow with the files' number or size.
 *
 * @param batchSize bytes of a batch, and of a chunk of a larger file
 * @throws {SiteError} for a file that changed after it was found
 */
async function addFiles(files, writer, signal, batchSize = 1024 * 1024) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const buffers = [Buffer.allocUnsafeSlow(batchSize), Buffer.allocUnsafeSlow(batchSize)];
        const deflaters = __addDisposableResource(env_1, new Deflaters(), false);
        let [free, busy] = buffers;
        let batch = [];
        for (let next = 0; next < files.length;) {
            // If nothing here waits for a thread, no other code would run, not even that for a signal of the system.
            await (0,promises_.setImmediate)();
            signal.throwIfAborted();
            const taken = takeBatch(files, next, free, deflaters);
            await addBatch(batch, writer);
            batch = taken;
            [free, busy] = [busy, free];
            next += taken.length;
            const file = files.at(next);
            if (taken.length > 0 || !file)
                continue;
            // No batch is under way here, so the buffers may be used.
            await addLarge(file, buffers, writer, signal);
            next += 1;
        }
        await addBatch(batch, writer);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Reads files from an index on, as many as fit into the buffer, and begins to deflate them; none if the first is large. */
function takeBatch(files, start, buffer, deflaters) {
    const batch = [];
    let used = 0;
    while (batch.length < mostFiles) {
        const file = files.at(start + batch.length);
        if (!file || used + file.size > buffer.length)
            break;
        const free = buffer.subarray(used);
        (0,read_file/* readWhole */.oD)(file, free);
        used += file.size;
        batch.push(packSmall(file, free.subarray(0, file.size), deflaters));
    }
    return batch;
}
function packSmall(file, content, deflaters) {
    const stored = { file, checksum: (0,external_node_zlib_.crc32)(content), content: [content] };
    if (!isDeflatable(file))
        return stored;
    if (content.length <= tinySize) {
        const deflated = (0,external_node_zlib_.deflateRawSync)(content, tiny);
        if (deflated.length >= content.length)
            return stored;
        // It is copied to the content's own place, so that zlib's output buffer, which is larger, can be freed at once.
        return { ...stored, content: [content.subarray(0, deflated.copy(content))] };
    }
    const packing = deflaters
        .deflate(content)
        .then((deflated) => (sizeOf(deflated) < content.length ? { ...stored, content: deflated } : stored));
    // It is awaited later. Until then a failure must not count as unhandled.
    packing.catch(() => { });
    return packing;
}
async function addBatch(batch, writer) {
    for (const each of batch) {
        const { file, checksum, content } = each instanceof Promise ? await each : each;
        writer.add(file, checksum, content);
    }
}
/** Adds a large file in chunks: deflated if that makes it smaller, else as it is. */
async function addLarge(file, buffers, writer, signal) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const start = writer.begin(file);
        const deflater = __addDisposableResource(env_2, isDeflatable(file) ? new Deflater({ pieces: true }) : undefined
        /** Writes the content, and returns its checksum; undefined if deflating does not make it smaller. */
        , false);
        /** Writes the content, and returns its checksum; undefined if deflating does not make it smaller. */
        const write = async (deflate) => {
            let checksum = 0;
            let isFirst = true;
            for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers)) {
                signal.throwIfAborted();
                const deflating = deflate?.deflate(chunk);
                checksum = (0,external_node_zlib_.crc32)(chunk, checksum);
                writer.write(...((await deflating) ?? [chunk]));
                if (deflate && isFirst && writer.size - start > promising * chunk.length)
                    return undefined;
                isFirst = false;
            }
            if (deflate)
                writer.write(...(await deflate.finish()));
            return deflate && writer.size - start >= file.size ? undefined : checksum;
        };
        let checksum = deflater && (await write(deflater));
        if (checksum === undefined) {
            writer.goBack(start);
            checksum = await write();
        }
        writer.end(file, start, checksum ?? 0);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
/** Whether deflating a file may make it smaller. */
function isDeflatable({ path, size }) {
    return size > 0 && !compressed.test(path);
}

;// CONCATENATED MODULE: ./build/archive/pack.js
var pack_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var pack_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/**
 * Packs a site into `site.zip`, with the same paths, in their order. The memory that it needs does not grow with the
 * files' sizes. With more than 65,535 files or 4 GiB it becomes a zip64.
 *
 * @param parent where to put it: the runner's temporary folder
 * @throws {SiteError} for a name that would be unzipped to another one, and for a file that changed after it was found
 * @throws {InputError} if it can't be written to the folder
 */
async function pack(files, parent, signal) {
    for (const { path } of files)
        checkEntry(path);
    let remove;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'static-deploy-'));
            remove = removalOf(folder);
            const source = (0,external_node_path_.join)(folder, 'site.zip');
            const writer = pack_addDisposableResource(env_1, new ZipWriter(source, files), false);
            await addFiles(files, writer, signal);
            writer.finish();
            const file = { path: 'site.zip', source, size: writer.size, packed: files };
            return { file, [Symbol.dispose]: remove };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            pack_disposeResources(env_1);
        }
    }
    catch (cause) {
        remove?.();
        signal.throwIfAborted();
        const what = `the archive can't be written to the temporary folder: ${(0,file_access/* codeOf */.$N)(cause)}.`;
        const hint = 'Make sure that the folder (RUNNER_TEMP) exists and has room, or write "upload-as: files", which needs none.';
        throw new errors/* InputError */.dz('upload-as', what, { hint, cause });
    }
}
/** Some programs that unzip take a backslash for a folder, and a letter with a colon for a drive. */
function checkEntry(path) {
    if (!/\\|^[a-z]:/iu.test(path))
        return;
    const message = `The name "${(0,printable/* excerpt */.Kb)(path, 300)}" would be unzipped to another place.`;
    throw new errors/* SiteError */.wt(path, message, {
        hint: 'Rename it, leave it out with "exclude", or write "upload-as: files".',
    });
}
/** What deletes a folder. If the process ends early, because something hangs after a cancellation, it is called too. */
function removalOf(folder) {
    const remove = () => {
        try {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
            process.off('exit', remove);
        }
        catch {
            // Another program may hold a file open (a virus scanner, on Windows). That must not fail a deploy that succeeded,
            // and at the end of the process it is tried again.
        }
    };
    process.once('exit', remove);
    return remove;
}


/***/ })

};
